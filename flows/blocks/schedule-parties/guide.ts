import type { Guide } from '../../../design-system/guide.ts'

export const guide: Guide = {
  use: ['The steps of scheduling: which number gets the recharge, and which card pays.'],
  not: [{ when: 'The card is chosen among all.', instead: 'schedule-card-choice' }],
  spoken: {
    AnotherCard: [
      '- list "Número e cartão":',
      '  - listitem:',
      '    - text: Número que recebe Mãe, (11) 97654-3210',
      '    - button "Trocar Número que recebe": Trocar',
      '  - listitem:',
      '    - img "Mastercard"',
      '    - text: Cartão que paga Mastercard final 4444',
      '    - button "Trocar Cartão que paga": Trocar',
      '- alert',
    ],
  },
}
