import type { Guide } from '../../../design-system/guide.ts'

export const guide: Guide = {
  use: ['The customer types the six digits of an SMS. The sixth digit submits the form, once for each code.'],
  not: [{ when: 'It is the security code of a card.', instead: 'cvv-field' }],
  spoken: {
    Empty: ['- text: Código de 6 dígitos', '- textbox "Código de 6 dígitos"', '- alert'],
  },
}
