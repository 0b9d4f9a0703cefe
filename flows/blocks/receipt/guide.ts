import type { Guide } from '../../../design-system/guide.ts'

export const guide: Guide = {
  use: ['A payment is read back before it is paid, when it is done, or from the history.'],
  not: [
    { when: 'A schedule is read back.', instead: 'schedule-details' },
    { when: 'The customer’s data are read.', instead: 'own-data' },
  ],
  spoken: {
    Paid: [
      '- term: Valor',
      '- definition: R$ 20,00',
      '- term: Número',
      '- definition: (11) 98765-4321',
      '- term: Bônus',
      '- definition: 1 GB',
      '- term: Data',
      '- definition: 30/11/2026, 02:51',
      '- term: NSU',
      '- definition: 158 590 361',
    ],
  },
}
