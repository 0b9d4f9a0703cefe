import type { Guide } from '../../guide.ts'

export const guide: Guide = {
  use: ['Something turns beside words that say what is going on.'],
  not: [{ when: 'It would stand alone.', instead: 'LoadingIndicator' }],
  keys: [],
  spoken: {
    Small: [],
  },
}
