import type { Guide } from '../../../design-system/guide.ts'

export const guide: Guide = {
  use: ['Help with questions that some customers have.'],
  not: [{ when: 'Everybody should read it.', instead: 'sections' }],
  spoken: {
    Closed: [
      '- heading "Pagamento" [level=2]',
      '- list "Pagamento":',
      '  - listitem:',
      '    - group: Como posso pagar?',
      '  - listitem:',
      '    - group: Posso ser cobrado duas vezes?',
    ],
  },
}
