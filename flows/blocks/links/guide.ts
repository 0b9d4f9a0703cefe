import type { Guide } from '../../../design-system/guide.ts'

export const guide: Guide = {
  use: ['Privacy, accessibility and help at the end of a first screen.'],
  not: [{ when: 'One way on stands near the step’s button.', instead: 'link' }],
  spoken: {
    Two: ['- button "Ajuda"', '- button "Privacidade"'],
  },
}
