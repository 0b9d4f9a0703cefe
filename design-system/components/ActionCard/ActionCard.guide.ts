import type { Guide } from '../../guide.ts'

export const guide: Guide = {
  use: [
    'One tap takes the customer to the likeliest thing that they came for, such as repeating the last recharge.',
    'Use the accent tone for the best offer, once on a screen; the soft tone for all others.',
  ],
  not: [
    { when: 'The action belongs to the form of the step.', instead: 'Button' },
    { when: 'Several targets of equal weight stand together.', instead: 'ListItem' },
  ],
  keys: [
    { key: 'Enter', does: 'Takes the action or follows the link.' },
    { key: 'Space', does: 'Takes the action of a card that is a button.' },
  ],
  spoken: {
    Best: ['- button "Repetir R$ 30 Visa final 4242, em um toque"'],
    AsLink: ['- link "Ajuda Perguntas e respostas":', '  - /url: "#help"'],
  },
}
