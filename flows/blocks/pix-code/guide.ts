import type { Guide } from '../../../design-system/guide.ts'

export const guide: Guide = {
  use: ['The Pix is there, and the customer pays it in their bank’s app.'],
  not: [{ when: 'The code is not known yet.', instead: 'waiting' }],
  spoken: {
    Ready: [
      '- paragraph: R$ 20,00 Para (11) 98765-4321',
      '- timer: expira em 8:50',
      '- button "Copiar código Pix"',
      '- status',
      '- list:',
      '  - listitem: Abra o app do seu banco e escolha Pix copia e cola.',
      '  - listitem: Cole o código e confirme o pagamento.',
      '- list:',
      '  - listitem:',
      '    - button "Ver QR Code"',
      '- status: Aguardando o pagamento',
    ],
  },
}
