import type { Guide } from '../../../design-system/guide.ts'

export const guide: Guide = {
  use: ['A modal that repeats an earlier recharge and pays it in one place.'],
  not: [
    { when: 'The recharge should only be offered.', instead: 'repeat-card' },
    { when: 'The customer chooses how to pay.', instead: 'payment-methods' },
  ],
  spoken: {
    Pix: [
      '- heading "R$ 30,00" [level=2]',
      '- paragraph:',
      '  - text: Para',
      '  - strong: (11) 98765-4321',
      '- list "Forma de pagamento":',
      '  - listitem: Pix',
      '- button "Pagar R$ 30,00":',
      '  - text: Pagar',
      '  - strong: R$ 30,00',
      '- button "Escolher outra forma"',
    ],
  },
}
