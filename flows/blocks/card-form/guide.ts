import type { Guide } from '../../../design-system/guide.ts'

export const guide: Guide = {
  use: ['The customer pays with a card that is not saved. Number, expiry and code go to the vault, never to the form.'],
  not: [
    { when: 'The card is saved without a payment.', instead: 'new-card' },
    { when: 'Only the code of a saved card is missing.', instead: 'cvv-field' },
  ],
  spoken: {
    Empty: [
      '- group "Dados do cartão":',
      '  - text: Dados do cartão Número do cartão',
      '  - textbox "Número do cartão"',
      '  - alert',
      '  - text: Validade',
      '  - textbox "Validade"',
      '  - paragraph: MM/AA',
      '  - alert',
      '  - text: CVV',
      '  - textbox "CVV"',
      '  - paragraph: 3 dígitos no verso',
      '  - alert',
      '  - text: Salvar este cartão Para a próxima recarga em um toque',
      '  - switch "Salvar este cartão"',
      '  - paragraph: O número e o CVV não ficam guardados neste aparelho.',
    ],
  },
}
