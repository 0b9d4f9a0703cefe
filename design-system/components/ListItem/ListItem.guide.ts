import type { Guide } from '../../guide.ts'

export const guide: Guide = {
  use: ['A row of a list is read, leads on as a whole, or has one action at its end.'],
  not: [
    { when: 'The row belongs to a choice.', instead: 'ChoiceList' },
    { when: 'The row adds another item.', instead: 'RowAction' },
  ],
  keys: [
    { key: 'Tab', does: 'Reaches the row that leads on, or the action at its end.' },
    { key: 'Enter', does: 'Follows the row or presses its action.' },
    { key: 'Space', does: 'Presses a row that is a button, or its action.' },
  ],
  spoken: {
    WithValue: [
      '- list "Exemplo":',
      '  - listitem:',
      '    - img "Visa"',
      '    - text: "Crédito final 4242 Próxima: 5 de dezembro R$ 20,00"',
    ],
    WithAction: [
      '- list "Exemplo":',
      '  - listitem:',
      '    - img "Visa"',
      '    - text: "Crédito final 4242 Próxima: 5 de dezembro"',
      '    - button "Trocar Crédito final 4242": Trocar',
    ],
    AsLink: ['- list "Exemplo":', '  - listitem:', '    - link "Ajuda":', '      - /url: "#help"'],
  },
}
