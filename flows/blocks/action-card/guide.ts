import type { Guide } from '../../../design-system/guide.ts'

export const guide: Guide = {
  use: ['One tap leads to something that the customer may want beside the step’s own task, in words of the config.'],
  not: [
    { when: 'The card should offer the last recharge.', instead: 'repeat-card' },
    { when: 'The card should offer a schedule.', instead: 'schedule-offer' },
    { when: 'Nothing happens on a tap.', instead: 'notice' },
  ],
  spoken: {
    Soft: ['- button "Fazer uma recarga Para o seu número ou outro"'],
  },
}
