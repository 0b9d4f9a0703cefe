import type { Guide } from '../../../design-system/guide.ts'

export const guide: Guide = {
  use: ['The page of a schedule, to change its day or how often it comes.'],
  not: [{ when: 'The schedule is only read.', instead: 'schedule-details' }],
  spoken: {
    OfAMonth: [
      '- list "Mudar quando":',
      '  - listitem:',
      '    - button "Trocar o dia Todo dia 5"',
      '  - listitem:',
      '    - button "Trocar a frequência Todo mês"',
    ],
  },
}
