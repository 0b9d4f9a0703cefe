import type { Guide } from '../../../design-system/guide.ts'

export const guide: Guide = {
  use: ['The customer chooses how to pay, among what the operator offers them and their saved cards.'],
  not: [
    { when: 'Only the data-only offer is paid.', instead: 'offer-cards' },
    { when: 'A schedule is paid.', instead: 'schedule-card-choice' },
  ],
  spoken: {
    SavedCards: [
      '- group "Forma de pagamento":',
      '  - text: Forma de pagamento',
      '  - radio "Pix Aprovado na hora"',
      '  - text: Pix Aprovado na hora',
      '  - radio "Visa final 4242, crédito Favorito" [checked]',
      '  - text: Visa final 4242, crédito Favorito',
      '  - radio "Mastercard final 4444, crédito Cartão salvo"',
      '  - text: Mastercard final 4444, crédito Cartão salvo',
      '  - radio "Novo cartão de crédito Visa, Mastercard, Elo e outros"',
      '  - text: Novo cartão de crédito Visa, Mastercard, Elo e outros',
      '  - alert',
    ],
  },
}
