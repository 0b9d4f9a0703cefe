import type { Guide } from '../../guide.ts'

export const guide: Guide = {
  use: ['The brand stands at the top of a first screen, and in the panel beside a wide one.'],
  not: [{ when: 'The step has a title.', instead: 'AppHeader' }],
  keys: [],
  spoken: {
    OnThePage: ['- text: recarrega'],
  },
}
