import type { Guide } from '../../guide.ts'

export const guide: Guide = {
  use: ['The step has an amount and one main action, which stay in view while the rest scrolls.'],
  not: [{ when: 'The step has no amount and fits on a screen.', instead: 'Button' }],
  keys: [{ key: 'Tab', does: 'Reaches the action.' }],
  spoken: {
    WithAmount: ['- paragraph: Recarga R$ 20,00', '- button "Pagar"'],
    AmountAlone: ['- paragraph: R$ 20,00', '- button "Pagar"'],
  },
}
