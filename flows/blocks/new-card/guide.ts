import type { Guide } from '../../../design-system/guide.ts'

export const guide: Guide = {
  use: ['A card is saved without a payment.'],
  not: [{ when: 'It pays at once.', instead: 'card-form' }],
  spoken: {
    Empty: [
      '- text: Número do cartão',
      '- textbox "Número do cartão"',
      '- alert',
      '- text: Validade',
      '- textbox "Validade"',
      '- paragraph: MM/AA',
      '- alert',
    ],
  },
}
