import type { Guide } from '../../guide.ts'

export const guide: Guide = {
  use: ['Two or three options exclude each other and what follows depends on them, such as weekly or monthly.'],
  not: [
    { when: 'There are more options, or their number changes.', instead: 'ChipChoice' },
    { when: 'The option takes effect at once.', instead: 'Switch' },
  ],
  keys: [
    { key: 'Tab', does: 'Moves into the group, to the chosen option or the first, and out of it again.' },
    { key: 'Arrow keys', does: 'Choose the next or the previous option, around the ends, past what is disabled.' },
    { key: 'Space', does: 'Chooses the option with the focus.' },
  ],
  spoken: {
    Chosen: [
      '- group "Repetir":',
      '  - text: Repetir',
      '  - radio "Toda semana"',
      '  - text: Toda semana',
      '  - radio "Todo mês" [checked]',
      '  - text: Todo mês',
      '  - alert',
    ],
    ChoiceMissing: [
      '- group "Repetir":',
      '  - text: Repetir',
      '  - radio "Toda semana"',
      '  - text: Toda semana',
      '  - radio "Todo mês"',
      '  - text: Todo mês',
      '  - alert: Escolha de quanto em quanto tempo.',
    ],
  },
}
