import type { Guide } from '../../guide.ts'

export const guide: Guide = {
  use: [
    'A remark that belongs to the step and stays there.',
    'The tone says how it concerns the customer: quiet, info, good, warning or bad.',
  ],
  not: [
    { when: 'It has to be announced at the moment when it appears.', instead: 'Snackbar' },
    { when: 'It is about one field.', instead: 'FieldMessage' },
    { when: 'It leads on, instead of mending something here.', instead: 'ActionCard' },
  ],
  keys: [],
  spoken: {
    Warning: ['- text: Confira o número.'],
  },
}
