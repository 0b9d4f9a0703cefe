import type { Guide } from '../../guide.ts'

export const guide: Guide = {
  use: ['One or two sentences help some customers with a field, and all others should not have to read them.'],
  not: [
    { when: 'Everybody needs it to fill in the field.', instead: 'FieldMessage' },
    { when: 'The answer is longer.', instead: 'Questions' },
  ],
  keys: [
    { key: 'Tab', does: 'Shows the text when the button gets the focus, and hides it when the button loses it.' },
    { key: 'Esc', does: 'Hides the text, and leaves a dialog around it open.' },
  ],
  spoken: {
    Closed: ['- paragraph:', '  - text: Código de segurança', '  - button "O que é o CVV?"'],
  },
}
