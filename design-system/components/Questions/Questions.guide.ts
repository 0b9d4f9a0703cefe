import type { Guide } from '../../guide.ts'

export const guide: Guide = {
  use: ['Questions that some customers have, with answers that all others need not read.'],
  not: [
    { when: 'Everybody has to read it.', instead: 'Notice' },
    { when: 'It explains one field.', instead: 'Tooltip' },
  ],
  keys: [
    { key: 'Tab', does: 'Reaches each question in turn.' },
    { key: 'Enter, Space', does: 'Opens or closes the answer.' },
  ],
  spoken: {
    Closed: [
      '- list "Recarga":',
      '  - listitem:',
      '    - group: Quando o crédito chega?',
      '  - listitem:',
      '    - group: Preciso de senha?',
    ],
  },
}
