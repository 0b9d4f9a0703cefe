import type { Guide } from '../../../design-system/guide.ts'

export const guide: Guide = {
  use: ['The customer chooses the amount of a recharge, among those that the operator offers.'],
  not: [
    { when: 'It is the amount of a schedule.', instead: 'schedule-values' },
    { when: 'Any amount may be typed.', instead: 'money-field' },
  ],
  spoken: {
    NothingChosen: [
      '- group "Escolha o valor":',
      '  - text: Escolha o valor',
      '  - radio "R$ 10 15 dias"',
      '  - text: R$ 10 15 dias',
      '  - radio "R$ 15 20 dias"',
      '  - text: R$ 15 20 dias',
      '  - radio "R$ 17 20 dias"',
      '  - text: R$ 17 20 dias',
      '  - radio "R$ 20 30 dias +1 GB de bônus mais pedido"',
      '  - text: R$ 20 30 dias +1 GB de bônus mais pedido',
      '  - radio "R$ 30 30 dias +3 GB de bônus"',
      '  - text: R$ 30 30 dias +3 GB de bônus',
      '  - radio "R$ 40 45 dias +3 GB de bônus"',
      '  - text: R$ 40 45 dias +3 GB de bônus',
      '  - radio "R$ 50 60 dias +3 GB de bônus"',
      '  - text: R$ 50 60 dias +3 GB de bônus',
      '  - radio "R$ 100 90 dias +3 GB de bônus"',
      '  - text: R$ 100 90 dias +3 GB de bônus',
      '  - alert',
    ],
  },
}
