import type { Guide } from '../../../design-system/guide.ts'

export const guide: Guide = {
  use: ['A card that can be charged as credit or debit is about to be charged.'],
  not: [{ when: 'The card is only saved.', instead: 'card-kind' }],
  spoken: {
    AsItWasChosen: [
      '- group "Este cartão é de crédito e de débito. Como quer pagar?":',
      '  - text: Este cartão é de crédito e de débito. Como quer pagar?',
      '  - radio "Crédito" [checked]',
      '  - text: Crédito',
      '  - radio "Débito"',
      '  - text: Débito',
      '  - alert',
    ],
  },
}
