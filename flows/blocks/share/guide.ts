import type { Guide } from '../../../design-system/guide.ts'

export const guide: Guide = {
  use: ['On a receipt, to send its facts to somebody.'],
  not: [{ when: 'A code is copied for a bank.', instead: 'pix-code' }],
  spoken: {
    Offered: ['- button "Compartilhar comprovante"', '- status'],
  },
}
