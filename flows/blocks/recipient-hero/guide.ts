import type { Guide } from '../../../design-system/guide.ts'

export const guide: Guide = {
  use: ['The header of a step that is about one number.'],
  not: [{ when: 'The number is chosen here.', instead: 'recipient-choice' }],
  spoken: {
    OwnNumber: [
      '- banner:',
      '  - text: recarrega',
      '  - paragraph: Recarga para',
      '  - paragraph: Ana, (11) 98765-4321',
      '  - button "Trocar"',
    ],
  },
}
