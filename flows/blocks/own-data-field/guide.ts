import type { Guide } from '../../../design-system/guide.ts'

export const guide: Guide = {
  use: ['The customer changes their name or e-mail.'],
  not: [
    { when: 'It is only read.', instead: 'own-data' },
    { when: 'It is another person’s nickname.', instead: 'text-field' },
  ],
  spoken: {
    LongNameOnANarrowScreen: [
      '- text: Nome',
      '- textbox "Nome": Maria Aparecida Conceição de Albuquerque e Vasconcelos Figueiredo',
      '- alert',
    ],
  },
}
