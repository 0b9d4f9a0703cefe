import type { Guide } from '../../guide.ts'

export const guide: Guide = {
  use: ['Few customers need the text, but support does: a code, a version.'],
  not: [{ when: 'The text is about money or consent.', instead: 'Notice' }],
  keys: [],
  spoken: {
    Code: ['- paragraph: Código 1001'],
  },
}
