import type { Guide } from '../../../design-system/guide.ts'

export const guide: Guide = {
  use: ['A paragraph, with facts where they help.'],
  not: [
    { when: 'It should stand out.', instead: 'notice' },
    { when: 'It is the lead of a heading: the heading has a place for it.', instead: 'heading' },
  ],
  spoken: {
    WithFact: ['- paragraph:', '  - text: Enviado para', '  - strong: (11) 98765-4321', '  - text: .'],
  },
}
