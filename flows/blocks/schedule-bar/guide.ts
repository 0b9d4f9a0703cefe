import type { Guide } from '../../../design-system/guide.ts'

export const guide: Guide = {
  use: ['The steps of scheduling: the button with the chosen amount and how often stays in view.'],
  not: [{ when: 'It is a payment now.', instead: 'pay-bar' }],
  spoken: {
    NotAllChosen: ['- paragraph: Escolha o dia'],
  },
}
