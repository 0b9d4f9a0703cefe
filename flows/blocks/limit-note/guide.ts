import type { Guide } from '../../../design-system/guide.ts'

export const guide: Guide = {
  use: ['On the step of the payment, to say before it that the amount is over a limit.'],
  not: [{ when: 'The amount is still being chosen: there the grid says it.', instead: 'value-grid' }],
  spoken: {
    OverToday: [
      '- text: "Este valor passa do que você ainda pode recarregar hoje: R$ 15,00."',
      '- button "Escolher outro valor"',
    ],
  },
}
