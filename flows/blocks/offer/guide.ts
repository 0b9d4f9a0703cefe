import type { Guide } from '../../../design-system/guide.ts'

export const guide: Guide = {
  use: ['A modal offers a larger amount once, before the payment.'],
  not: [{ when: 'The offer is a tap beside the step’s task.', instead: 'action-card' }],
  spoken: {
    BeforeAnythingIsChosen: [
      '- paragraph: É a internet que vem de bônus com a recarga de R$ 30.',
      '- text: Pagando com Pix, mais 1 GB.',
      '- button "Agora não"',
      '- button "Quero R$ 30"',
    ],
  },
}
