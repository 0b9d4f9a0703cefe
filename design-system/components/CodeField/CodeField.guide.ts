import type { Guide } from '../../guide.ts'

export const guide: Guide = {
  use: ['The customer types a short code of digits that came by message.'],
  not: [
    { when: 'The number of digits is not known before.', instead: 'TextField' },
    { when: 'The code is the security code of a card.', instead: 'TextField' },
  ],
  keys: [
    { key: 'Tab', does: 'Moves into the field, and on.' },
    { key: 'Digits', does: 'Fill the boxes from left to right; pasting fills all of them.' },
    { key: 'Backspace', does: 'Takes the last digit.' },
  ],
  spoken: {
    Empty: ['- text: Código de 6 dígitos', '- textbox "Código de 6 dígitos"', '- alert'],
    WrongCode: [
      '- text: Código de 6 dígitos',
      '- textbox "Código de 6 dígitos" [invalid]: "000000"',
      '- alert: Código incorreto. Confira o SMS mais recente.',
    ],
  },
}
