import type { Guide } from '../../../design-system/guide.ts'

export const guide: Guide = {
  use: ['The customer types a mobile number, their own or another.'],
  not: [{ when: 'The number is one that they saved.', instead: 'recipient-choice' }],
  spoken: {
    Empty: ['- text: Número com DDD', '- textbox "Número com DDD"', '- paragraph: Pré-pago ou Controle', '- alert'],
  },
}
