import type { Guide } from '../../guide.ts'

export const guide: Guide = {
  use: [
    'Something happens: the form is sent, a code is copied, a card is deleted.',
    'One primary button a screen; outline for a second choice, quiet for a way out, danger for what cannot be taken back.',
    'Set it busy while the action runs, instead of disabling it: it keeps the focus and says so.',
  ],
  not: [
    { when: 'It leads to another page and nothing else.', instead: 'TextLink' },
    { when: 'It turns an option on or off at once.', instead: 'Switch' },
    { when: 'It stands at the end of a row.', instead: 'ListItem' },
  ],
  keys: [{ key: 'Enter, Space', does: 'Presses the button.' }],
  spoken: {
    Primary: ['- button "Continuar"'],
    Disabled: ['- button "Continuar" [disabled]'],
    BusyWithOtherWords: ['- button "Falta pouco" [disabled]'],
  },
}
