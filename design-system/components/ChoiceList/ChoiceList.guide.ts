import type { Guide } from '../../guide.ts'

export const guide: Guide = {
  use: ['One of several options is chosen, and each needs a line of detail or a logo: ways to pay, cards, banks.'],
  not: [
    { when: 'The options are single words.', instead: 'ChipChoice' },
    { when: 'A tap on the row should lead on at once.', instead: 'ListItem' },
  ],
  keys: [
    { key: 'Tab', does: 'Moves into the group, to the chosen option or the first, and out of it again.' },
    { key: 'Arrow keys', does: 'Choose the next or the previous option, around the ends, past what is disabled.' },
    { key: 'Space', does: 'Chooses the option with the focus.' },
  ],
  spoken: {
    Chosen: [
      '- group "Forma de pagamento":',
      '  - text: Forma de pagamento',
      '  - radio "Pix Aprovado na hora" [checked]',
      '  - text: Pix Aprovado na hora',
      '  - radio "Visa Crédito final 4242 Favorito"',
      '  - img "Visa"',
      '  - text: Crédito final 4242 Favorito',
      '  - radio "Novo cartão de crédito"',
      '  - text: Novo cartão de crédito',
      '  - alert',
    ],
    ChoiceMissing: [
      '- group "Forma de pagamento":',
      '  - text: Forma de pagamento',
      '  - radio "Pix Aprovado na hora"',
      '  - text: Pix Aprovado na hora',
      '  - radio "Visa Crédito final 4242 Favorito"',
      '  - img "Visa"',
      '  - text: Crédito final 4242 Favorito',
      '  - radio "Novo cartão de crédito"',
      '  - text: Novo cartão de crédito',
      '  - alert: Escolha como você quer pagar.',
    ],
  },
}
