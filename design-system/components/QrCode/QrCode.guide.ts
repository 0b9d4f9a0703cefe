import type { Guide } from '../../guide.ts'

export const guide: Guide = {
  use: [
    'A code is read by another device. Offer the same code as text beside it, for the customer who is on that device.',
  ],
  not: [{ when: 'The code is short enough to be typed.' }],
  keys: [],
  spoken: {
    Short: ['- img "QR Code"'],
  },
}
