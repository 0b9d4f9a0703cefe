import type { Guide } from '../../../design-system/guide.ts'

export const guide: Guide = {
  use: ['The customer does things in order, often in another app.'],
  not: [{ when: 'The text has sections and no order.', instead: 'sections' }],
  spoken: {
    Three: [
      '- list:',
      '  - listitem: Abra o app do seu banco e escolha Pix copia e cola.',
      '  - listitem: Cole o código e confirme o pagamento.',
      '  - listitem: Volte aqui.',
    ],
  },
}
