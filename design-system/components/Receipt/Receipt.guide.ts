import type { Guide } from '../../guide.ts'

export const guide: Guide = {
  use: ['A payment is read back, one fact a row: before it is paid, when it is done, in the history.'],
  not: [{ when: 'The rows are items of one kind.', instead: 'List' }],
  keys: [],
  spoken: {
    Full: [
      '- term: Valor',
      '- definition: R$ 20,00',
      '- term: Número',
      '- definition: (11) 98765-4321',
      '- term: Pagamento',
      '- definition: Visa final 4242',
      '- term: NSU',
      '- definition: 123 456 789',
    ],
  },
}
