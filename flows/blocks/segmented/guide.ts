import type { Guide } from '../../../design-system/guide.ts'

export const guide: Guide = {
  use: ['Two or three fixed options exclude each other, and a guard or another block follows them.'],
  not: [{ when: 'The options come from the operator.', instead: 'value-grid' }],
  spoken: {
    NothingChosen: [
      '- group "Com que frequência?":',
      '  - text: Com que frequência?',
      '  - radio "Toda semana"',
      '  - text: Toda semana',
      '  - radio "Todo mês"',
      '  - text: Todo mês',
      '  - alert',
    ],
  },
}
