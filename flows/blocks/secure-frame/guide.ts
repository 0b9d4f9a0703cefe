import type { Guide } from '../../../design-system/guide.ts'

export const guide: Guide = {
  use: ['The modal in which a card’s issuer asks the customer to confirm.'],
  not: [{ when: 'The customer confirms in another app.', instead: 'waiting' }],
  spoken: {
    Waiting: ['- status: Falando com o seu banco', '- iframe'],
  },
}
