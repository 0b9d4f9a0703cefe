import type { Guide } from '../../../design-system/guide.ts'

export const guide: Guide = {
  use: ['The step ends in a payment or leads to one; amount and button stay in view.'],
  not: [
    { when: 'The step is about a schedule.', instead: 'schedule-bar' },
    { when: 'There is no amount.', instead: 'submit' },
  ],
  spoken: {
    WithAmount: [
      '- paragraph:',
      '  - text: Para',
      '  - strong: (11) 98765-4321',
      '  - text: R$ 20,00',
      '- button "Pagar"',
      '- status',
    ],
    NothingChosenYet: ['- button "Pagar"', '- status'],
  },
}
