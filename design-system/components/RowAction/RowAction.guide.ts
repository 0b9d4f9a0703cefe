import type { Guide } from '../../guide.ts'

export const guide: Guide = {
  use: ['The last row of a list leads to what adds another item.'],
  not: [
    { when: 'The row is an item of the list.', instead: 'ListItem' },
    { when: 'It is the main action of the step.', instead: 'Button' },
  ],
  keys: [
    { key: 'Enter', does: 'Presses the row or follows it.' },
    { key: 'Space', does: 'Presses a row that is a button.' },
  ],
  spoken: {
    WithIcon: ['- button "Novo cartão de crédito"'],
    AsLink: ['- link "Ajuda":', '  - /url: "#help"'],
  },
}
