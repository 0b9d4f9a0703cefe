import type { Guide } from '../../../design-system/guide.ts'

export const guide: Guide = {
  use: ['The customer sees and changes whether the operator may send news. It takes effect at once.'],
  not: [{ when: 'The agreement is to pay.', instead: 'schedule-details' }],
  spoken: {
    OnANarrowScreen: [
      '- text: Receber novidades Ofertas e bônus, por SMS e e-mail',
      '- switch "Receber novidades" [checked]',
    ],
  },
}
