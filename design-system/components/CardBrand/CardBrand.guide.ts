import type { Guide } from '../../guide.ts'

export const guide: Guide = {
  use: ['A saved card, or a card that is being typed, shows whose it is.'],
  not: [
    { when: 'The payment is by Pix.', instead: 'PixMark' },
    { when: 'A bank is named.', instead: 'BankLogo' },
  ],
  keys: [],
  spoken: {
    UnknownYet: [],
    Visa: ['- img "Visa"'],
  },
}
