import type { Guide } from '../../guide.ts'

export const guide: Guide = {
  use: ['A row names a bank, and its logo helps to find it in a long list.'],
  not: [
    { when: 'The payment is by card.', instead: 'CardBrand' },
    { when: 'The logo would stand without the bank’s name beside it.' },
  ],
  keys: [],
  spoken: {
    WithLogo: [],
  },
}
