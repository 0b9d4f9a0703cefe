import type { Guide } from '../../guide.ts'

export const guide: Guide = {
  use: ['You make a new component for a choice whose options are short words or numbers, and only their look is new.'],
  not: [
    { when: 'The options are chips.', instead: 'ChipChoice' },
    { when: 'Two or three options stand in one bar.', instead: 'SegmentedChoice' },
    { when: 'The options are the days of a month.', instead: 'DayGrid' },
    { when: 'The options are amounts with a bonus or a validity.', instead: 'ValueGrid' },
  ],
  keys: [
    { key: 'Tab', does: 'Moves into the group, to the chosen option or the first, and out of it again.' },
    { key: 'Arrow keys', does: 'Choose the next or the previous option, around the ends, past what is disabled.' },
    { key: 'Space', does: 'Chooses the option with the focus.' },
  ],
  spoken: {
    AsChips: [
      '- group "Valor":',
      '  - text: Valor',
      '  - radio "R$ 15"',
      '  - text: R$ 15',
      '  - radio "R$ 20" [checked]',
      '  - text: R$ 20',
      '  - alert',
    ],
  },
}
