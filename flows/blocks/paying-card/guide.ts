import type { Guide } from '../../../design-system/guide.ts'

export const guide: Guide = {
  use: ['A sheet that charges a saved card, so that the customer sees which card pays.'],
  not: [{ when: 'The customer chooses how to pay.', instead: 'payment-methods' }],
  spoken: {
    Credit: ['- list "Cartão que paga":', '  - listitem: Visa final 4242 Crédito'],
  },
}
