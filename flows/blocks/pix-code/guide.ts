import type { Guide } from '../../../design-system/guide.ts'

export const guide: Guide = {
  use: ['The Pix is there, and the customer pays it in their bank’s app.'],
  not: [{ when: 'The code is not known yet.', instead: 'waiting' }],
  spoken: {
    Ready: [
      '- paragraph: Valor R$ 20,00',
      '- timer: expira em 8:50',
      '- img "QR Code do Pix"',
      '- button "Copiar código Pix"',
      '- status',
      '- status: Aguardando o pagamento',
    ],
  },
}
