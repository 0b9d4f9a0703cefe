import type { Guide } from '../../../design-system/guide.ts'

export const guide: Guide = {
  use: ['Beside the field for the code of an SMS.'],
  not: [{ when: 'It is any other action.', instead: 'action' }],
  spoken: {
    Offered: ['- button "Reenviar código"', '- status'],
  },
}
