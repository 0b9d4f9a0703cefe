import type { Guide } from '../../../design-system/guide.ts'

export const guide: Guide = {
  use: ['On a first step after login, to offer the last recharge again.'],
  not: [
    { when: 'The recharge is paid right here.', instead: 'fast-recharge' },
    { when: 'Something else is offered.', instead: 'action-card' },
  ],
  spoken: {
    LastByCard: ['- button "Repetir R$ 30 Visa final 4242, para seu número"'],
  },
}
