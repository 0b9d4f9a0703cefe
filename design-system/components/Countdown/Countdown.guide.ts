import type { Guide } from '../../guide.ts'

export const guide: Guide = {
  use: [
    'Time runs out, and the customer can still do something about it: a Pix that expires, a code that can be sent again.',
  ],
  not: [
    { when: 'Nobody knows how long it takes.', instead: 'LoadingIndicator' },
    { when: 'The wait has parts.', instead: 'WaitProgress' },
  ],
  keys: [],
  spoken: {
    EnoughTime: ['- timer: expira em 9:42'],
  },
}
