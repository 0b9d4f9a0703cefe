import type { Guide } from '../../guide.ts'

export const guide: Guide = {
  use: ['The end of something is shown large: a receipt, a message, an empty list.'],
  not: [{ when: 'The icon stands in a line of text or in a row.', instead: 'Notice' }],
  keys: [],
  spoken: {
    Good: [],
  },
}
