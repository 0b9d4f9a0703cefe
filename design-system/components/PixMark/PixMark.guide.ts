import type { Guide } from '../../guide.ts'

export const guide: Guide = {
  use: ['A row or a heading is about Pix.'],
  not: [{ when: 'The payment is by card.', instead: 'CardBrand' }],
  keys: [],
  spoken: {
    Decoration: [],
    SaidAloud: ['- img "Pix"'],
  },
}
