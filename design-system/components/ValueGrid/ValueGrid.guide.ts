import type { Guide } from '../../guide.ts'

export const guide: Guide = {
  use: ['An amount is chosen, and each amount brings something along: a validity, a bonus.'],
  not: [
    { when: 'The options are words.', instead: 'ChipChoice' },
    { when: 'The customer may type any amount.', instead: 'TextField' },
  ],
  keys: [
    { key: 'Tab', does: 'Moves into the group, to the chosen option or the first, and out of it again.' },
    { key: 'Arrow keys', does: 'Choose the next or the previous option, around the ends, past what is disabled.' },
    { key: 'Space', does: 'Chooses the option with the focus.' },
  ],
  spoken: {
    WithAside: [
      '- group "Escolha o valor":',
      '  - text: Escolha o valor vale por 30 dias',
      '  - radio "R$ 10 15 dias"',
      '  - text: R$ 10 15 dias',
      '  - radio "R$ 15 20 dias"',
      '  - text: R$ 15 20 dias',
      '  - radio "R$ 20 +1 GB de bônus mais pedido"',
      '  - text: R$ 20 +1 GB de bônus mais pedido',
      '  - alert',
    ],
    ChoiceMissing: [
      '- group "Escolha o valor":',
      '  - text: Escolha o valor',
      '  - radio "R$ 10 15 dias"',
      '  - text: R$ 10 15 dias',
      '  - radio "R$ 15 20 dias"',
      '  - text: R$ 15 20 dias',
      '  - radio "R$ 20 +1 GB de bônus mais pedido"',
      '  - text: R$ 20 +1 GB de bônus mais pedido',
      '  - alert: Escolha um valor para continuar.',
    ],
  },
}
