import type { Guide } from '../../../design-system/guide.ts'

export const guide: Guide = {
  use: ['The customer chooses the saved credit card that will pay a schedule.'],
  not: [{ when: 'It is a payment now.', instead: 'payment-methods' }],
  spoken: {
    NoCards: [
      '- group "Cartão que paga":',
      '  - text: Cartão que paga',
      '  - button "Adicionar outro cartão"',
      '  - alert',
    ],
  },
}
