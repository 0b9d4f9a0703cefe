import type { Guide } from '../../../design-system/guide.ts'

export const guide: Guide = {
  use: ['A remark that belongs to the step, often under a guard.'],
  not: [
    { when: 'It should lead on.', instead: 'action-card' },
    { when: 'It says how an action ended.', instead: 'icon' },
    { when: 'It is an error that the catalogue knows.', instead: 'message-details' },
  ],
  spoken: {
    Warning: ['- text: "Confira o número:"', '- strong: (11) 97654-3210', '- text: não é o seu.'],
  },
}
