import type { Guide } from '../../../design-system/guide.ts'

export const guide: Guide = {
  use: ['In the data-only flow, to choose the saved card that the offer may charge.'],
  not: [{ when: 'All ways to pay are offered.', instead: 'payment-methods' }],
  spoken: {
    TheFavoriteIsChosen: [
      '- group "Com qual cartão?":',
      '  - text: Com qual cartão?',
      '  - radio "Visa final 4242 Favorito" [checked]',
      '  - text: Visa final 4242 Favorito',
      '  - radio "Mastercard final 4444 Cartão salvo"',
      '  - text: Mastercard final 4444 Cartão salvo',
      '  - alert',
    ],
  },
}
