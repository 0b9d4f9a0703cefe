import type { Guide } from '../../../design-system/guide.ts'

export const guide: Guide = {
  use: ['A step may interrupt once a visit with an offer that the operator has for this customer.'],
  not: [{ when: 'The offer stands on the step.', instead: 'action-card' }],
  spoken: {
    ShowsNothing: [],
  },
}
