import type { Guide } from '../../../design-system/guide.ts'

export const guide: Guide = {
  use: [
    'A schedule is read back: the one that runs, the one that is being chosen, with the terms that the customer agrees to.',
  ],
  not: [
    { when: 'It is one payment.', instead: 'receipt' },
    { when: 'A line with a way on is enough.', instead: 'schedule-offer' },
  ],
  spoken: {
    Terms: [
      '- paragraph:',
      '  - text: "Você autoriza:"',
      '  - strong: todo dia 5',
      '  - text: cobramos',
      '  - strong: R$ 20,00',
      '  - text: "no"',
      '  - strong: Visa final 4242',
      '  - text: e recarregamos',
      '  - strong: Mãe, (11) 97654-3210',
      '  - text: ", até você parar."',
      '- term: Próxima cobrança',
      '- definition: 5 de dezembro',
    ],
  },
}
