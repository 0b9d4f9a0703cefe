import type { Guide } from '../../../design-system/guide.ts'

export const guide: Guide = {
  use: ['The page of the customer’s own cards, where each leads to what can be done with it.'],
  not: [
    { when: 'A card is chosen to pay.', instead: 'payment-methods' },
    { when: 'A card is chosen for a schedule.', instead: 'schedule-card-choice' },
  ],
  spoken: {
    Loading: ['- status: Carregando'],
  },
}
