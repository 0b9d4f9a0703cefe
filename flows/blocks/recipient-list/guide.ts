import type { Guide } from '../../../design-system/guide.ts'

export const guide: Guide = {
  use: ['The page of the numbers that the customer saved.'],
  not: [{ when: 'A number is chosen for a recharge.', instead: 'recipient-choice' }],
  spoken: {
    LongNamesOnANarrowScreen: [
      '- text: Você já salvou o máximo de números. Para adicionar outro, exclua um deles.',
      '- list "Números salvos":',
      '  - listitem:',
      '    - button "Vovó Francisca Benedita do Sagrado Coração de Jesus (61) 99555-1011, Favorito"',
      '  - listitem:',
      '    - button "Tio Wellington (trabalho, só de manhã) (61) 99555-1012"',
      '  - listitem:',
      '    - button "João Guilherme Albuquerque Vasconcelos de Figueiredo Neto (61) 99555-1013"',
      '  - listitem:',
      '    - button "Lu (61) 99555-1014"',
      '  - listitem:',
      '    - button "Casa de praia (61) 99555-1015"',
    ],
  },
}
