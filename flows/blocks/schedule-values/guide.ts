import type { Guide } from '../../../design-system/guide.ts'

export const guide: Guide = {
  use: ['The customer chooses the amount of a schedule.'],
  not: [{ when: 'It is a recharge now.', instead: 'value-grid' }],
  spoken: {
    OfTheWeek: [
      '- group "Quanto de cada vez?":',
      '  - text: Quanto de cada vez?',
      '  - radio "R$ 10"',
      '  - text: R$ 10',
      '  - radio "R$ 15"',
      '  - text: R$ 15',
      '  - radio "R$ 17"',
      '  - text: R$ 17',
      '  - radio "R$ 20"',
      '  - text: R$ 20',
      '  - radio "R$ 30"',
      '  - text: R$ 30',
      '  - radio "R$ 40"',
      '  - text: R$ 40',
      '  - radio "R$ 50"',
      '  - text: R$ 50',
      '  - alert',
    ],
  },
}
