import type { Guide } from '../../../design-system/guide.ts'

export const guide: Guide = {
  use: ['On each step of a recharge: the panel of a wide screen shows the order as it grows.'],
  not: [{ when: 'The order belongs into the column, where a phone shows it too.', instead: 'order-line' }],
  spoken: {
    ValueChosen: [
      '- complementary "Sobre a Recarrega":',
      '  - text: recarrega',
      '  - paragraph: Sua recarga',
      '  - paragraph: R$ 20,00',
      '  - term: Número',
      '  - definition: (11) 98765-4321',
      '  - term: Bônus',
      '  - definition: 1 GB de internet',
    ],
  },
}
