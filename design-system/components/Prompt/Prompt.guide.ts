import type { Guide } from '../../guide.ts'

export const guide: Guide = {
  use: ['The product has an offer that can wait, such as a new version of itself.'],
  not: [
    { when: 'Nothing is offered.', instead: 'Snackbar' },
    { when: 'The customer has to decide now.', instead: 'Dialog' },
  ],
  keys: [
    { key: 'Tab', does: 'Reaches the action.' },
    { key: 'Enter, Space', does: 'Presses the button.' },
  ],
  spoken: {
    Offers: ['- status: Há uma versão nova', '- button "Atualizar"'],
  },
  isFramed: true,
}
