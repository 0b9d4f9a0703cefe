import type { Guide } from '../../../design-system/guide.ts'

export const guide: Guide = {
  use: ['The operator needs a CPF: for a payment, or to delete an account. It is not stored.'],
  not: [{ when: 'The customer edits name or e-mail.', instead: 'own-data-field' }],
  spoken: {
    Empty: [
      '- text: CPF de quem paga',
      '- textbox "CPF de quem paga"',
      '- paragraph: O titular da conta no banco',
      '- alert',
    ],
  },
}
