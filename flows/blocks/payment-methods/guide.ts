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
      '  - group "Sem cartão":',
      '    - heading "Sem cartão" [level=2]',
      '    - radio "Pix Aprovado na hora"',
      '    - text: Pix Aprovado na hora',
      '  - group "Seus cartões":',
      '    - heading "Seus cartões" [level=2]',
      '    - radio "Visa final 4242, crédito Favorito" [checked]',
      '    - text: Visa final 4242, crédito Favorito',
      '    - radio "Mastercard final 4444, crédito Cartão salvo"',
      '    - text: Mastercard final 4444, crédito Cartão salvo',
      '  - group "Novo cartão":',
      '    - heading "Novo cartão" [level=2]',
      '    - radio "Cartão de crédito Visa, Mastercard, Elo e outros"',
      '    - text: Cartão de crédito Visa, Mastercard, Elo e outros',
      '  - alert',
    ],
  },
}
