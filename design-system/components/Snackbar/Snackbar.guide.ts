import type { Guide } from '../../guide.ts'

export const guide: Guide = {
  use: ['Something that the customer just did worked or failed, and they go on without doing anything about it.'],
  not: [
    { when: 'They can do something about it.', instead: 'Prompt' },
    { when: 'It must not be missed.', instead: 'Dialog' },
    { when: 'It is still true in a minute.', instead: 'Notice' },
  ],
  keys: [],
  spoken: {
    Good: ['- status: Código copiado'],
    NothingToSay: ['- status'],
  },
  isFramed: true,
}
