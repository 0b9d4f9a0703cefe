import type { Guide } from '../../../design-system/guide.ts'

export const guide: Guide = {
  use: ['A saved card needs its security code for this payment.'],
  not: [{ when: 'The whole card is typed.', instead: 'card-form' }],
  spoken: {
    WithoutHint: ['- text: CVV', '- textbox "CVV"', '- alert'],
  },
}
