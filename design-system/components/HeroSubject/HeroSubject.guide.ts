import type { Guide } from '../../guide.ts'

export const guide: Guide = {
  use: ['The header’s hero names what the step is about: the number that is recharged, with the way to change it.'],
  not: [{ when: 'The subject is a saved item among others.', instead: 'ListItem' }],
  keys: [
    { key: 'Tab', does: 'Reaches the action.' },
    { key: 'Enter, Space', does: 'Presses the button.' },
  ],
  spoken: {
    WithAction: [
      '- banner:',
      '  - text: recarrega',
      '  - paragraph: Recarga para',
      '  - paragraph: Ana, (11) 98765-4321',
      '  - button "Trocar"',
    ],
  },
}
