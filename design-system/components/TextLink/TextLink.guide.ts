import type { Guide } from '../../guide.ts'

export const guide: Guide = {
  use: ['A less important way on, or a link inside a sentence.'],
  not: [
    { when: 'It is the main action, or it moves money.', instead: 'Button' },
    { when: 'It is a whole row.', instead: 'ListItem' },
  ],
  keys: [
    { key: 'Enter', does: 'Follows the link or takes the action.' },
    { key: 'Space', does: 'Takes the action of a link that is a button.' },
  ],
  spoken: {
    StandsAlone: ['- button "Já paguei"'],
    AsLink: ['- link "Como pagar com Pix":', '  - /url: "#pix"'],
  },
}
