import type { Guide } from '../../../design-system/guide.ts'

export const guide: Guide = {
  use: [
    'Beside a field for another person’s number, for browsers that can open the contacts. In others it shows nothing.',
  ],
  not: [{ when: 'The number is one that the customer saved here.', instead: 'recipient-choice' }],
  spoken: {
    Offered: ['- button "Escolher dos contatos"'],
  },
}
