import type { Guide } from '../../guide.ts'

export const guide: Guide = {
  use: ['A step asks for something that customers are careful with; a line at its end says how it is kept.'],
  not: [
    { when: 'The remark has to be read before going on.', instead: 'Notice' },
    { when: 'The text is for support.', instead: 'SmallPrint' },
  ],
  keys: [],
  spoken: {
    Reassuring: ['- paragraph: Ambiente seguro. Nunca pedimos sua senha.'],
  },
}
