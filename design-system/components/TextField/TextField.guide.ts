import type { Guide } from '../../guide.ts'

export const guide: Guide = {
  use: ['The customer types one line. Give the purpose, so that the right keyboard and autofill come up.'],
  not: [
    { when: 'A code of digits came by message.', instead: 'CodeField' },
    { when: 'The answer is one of a few.', instead: 'ChipChoice' },
  ],
  keys: [{ key: 'Tab', does: 'Moves into the field, and on.' }],
  spoken: {
    WithHint: ['- text: Nome no cartão', '- textbox "Nome no cartão"', '- paragraph: Como está impresso', '- alert'],
    Invalid: [
      '- text: Nome no cartão',
      '- textbox "Nome no cartão" [invalid]: M',
      '- paragraph: Como está impresso',
      '- alert: Escreva o nome.',
    ],
    ReadOnly: ['- text: Nome no cartão', '- textbox "Nome no cartão": MARIA A ALBUQUERQUE', '- alert'],
  },
}
