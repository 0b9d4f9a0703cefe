import type { Guide } from '../../guide.ts'

export const guide: Guide = {
  use: ['Items of one kind stand below each other, each in a ListItem.'],
  not: [
    { when: 'One of the items is chosen for a form.', instead: 'ChoiceList' },
    { when: 'The order is an instruction.', instead: 'NumberedSteps' },
    { when: 'Each row is a fact with its name.', instead: 'Receipt' },
  ],
  keys: [],
  spoken: {
    OnlyRead: [
      '- list "Suas recargas":',
      '  - listitem: (11) 98765-4321 27 de novembro R$ 20,00',
      '  - listitem: (21) 99555-1010 12 de novembro R$ 15,00',
      '  - listitem: (11) 98765-4321 30 de outubro R$ 30,00',
    ],
    WithActions: [
      '- list "Seus cartões":',
      '  - listitem:',
      '    - img "Visa"',
      '    - text: Crédito final 4242 Favorito',
      '    - button "Excluir Crédito final 4242": Excluir',
      '  - listitem:',
      '    - img "Mastercard"',
      '    - text: Crédito final 4444',
      '    - button "Excluir Crédito final 4444": Excluir',
    ],
  },
}
