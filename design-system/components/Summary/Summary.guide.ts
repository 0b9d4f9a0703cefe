import type { Guide } from '../../guide.ts'

export const guide: Guide = {
  use: ['Beside the flow, on a wide screen: the order so far, from the first choice to the payment.'],
  not: [{ when: 'The customer checks or keeps every detail of a payment.', instead: 'Receipt' }],
  keys: [],
  spoken: {
    Whole: [
      '- paragraph: Sua recarga',
      '- paragraph: R$ 20,00',
      '- term: Número',
      '- definition: (11) 98765-4321',
      '- term: Bônus',
      '- definition: 1 GB de internet',
      '- term: Pagamento',
      '- definition: Pix',
    ],
  },
}
