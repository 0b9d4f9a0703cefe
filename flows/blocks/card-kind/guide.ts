import type { Guide } from '../../../design-system/guide.ts'

export const guide: Guide = {
  use: ['A card is being saved, and it has to be known whether as credit or debit.'],
  not: [{ when: 'A card that can do both is about to be charged.', instead: 'card-use' }],
  spoken: {
    Either: [
      '- group "Salvar como":',
      '  - text: Salvar como',
      '  - radio "Crédito"',
      '  - text: Crédito',
      '  - radio "Débito" [checked]',
      '  - text: Débito',
      '  - alert',
    ],
  },
}
