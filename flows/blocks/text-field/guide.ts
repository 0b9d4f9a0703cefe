import type { Guide } from '../../../design-system/guide.ts'

export const guide: Guide = {
  use: ['A short text in the customer’s own words, such as a nickname.'],
  not: [
    { when: 'It is a number, a code or a date: those have fields that know their format.', instead: 'phone-field' },
  ],
  spoken: {
    Empty: [
      '- text: Nome (opcional)',
      '- textbox "Nome (opcional)"',
      '- paragraph: Como você chama quem usa este número',
      '- alert',
    ],
  },
}
