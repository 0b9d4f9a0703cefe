import type { Guide } from '../../guide.ts'

export const guide: Guide = {
  use: ['One of a few short words or amounts is chosen, and their number differs from customer to customer.'],
  not: [
    { when: 'There are two or three fixed options.', instead: 'SegmentedChoice' },
    { when: 'An option needs a second line or a logo.', instead: 'ChoiceList' },
    { when: 'The options are amounts with a bonus or a validity.', instead: 'ValueGrid' },
  ],
  keys: [
    { key: 'Tab', does: 'Moves into the group, to the chosen option or the first, and out of it again.' },
    { key: 'Arrow keys', does: 'Choose the next or the previous option, around the ends, past what is disabled.' },
    { key: 'Space', does: 'Chooses the option with the focus.' },
  ],
  spoken: {
    NothingChosen: [
      '- group "Valor":',
      '  - text: Valor',
      '  - radio "R$ 15"',
      '  - text: R$ 15',
      '  - radio "R$ 20"',
      '  - text: R$ 20',
      '  - radio "R$ 30"',
      '  - text: R$ 30',
      '  - radio "R$ 50"',
      '  - text: R$ 50',
      '  - alert',
    ],
    ChoiceMissing: [
      '- group "Valor":',
      '  - text: Valor',
      '  - radio "R$ 15"',
      '  - text: R$ 15',
      '  - radio "R$ 20"',
      '  - text: R$ 20',
      '  - radio "R$ 30"',
      '  - text: R$ 30',
      '  - radio "R$ 50"',
      '  - text: R$ 50',
      '  - alert: Escolha um valor para continuar.',
    ],
  },
}
