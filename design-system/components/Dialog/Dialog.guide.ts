import type { Guide } from '../../guide.ts'

export const guide: Guide = {
  use: [
    'A question, a warning or a short task that interrupts the step, and after which the customer is on the same step again.',
  ],
  not: [
    { when: 'It can be said in the step without interrupting.', instead: 'Notice' },
    { when: 'It only confirms that something worked.', instead: 'Snackbar' },
    { when: 'It replaces the whole step.', instead: 'MessagePage' },
  ],
  keys: [
    { key: 'Esc', does: 'Asks the parent to close the dialog, as a tap beside it does.' },
    { key: 'Tab', does: 'Moves among the controls of the dialog, and does not leave it.' },
  ],
  spoken: {
    Question: [
      '- dialog "Este número está certo?":',
      '  - button "Fechar"',
      '  - heading "Este número está certo?" [level=2]',
      '  - paragraph: Nada foi cobrado.',
      '  - button "Escolher outra forma"',
    ],
  },
  isFramed: true,
}
