import type { Guide } from '../../../design-system/guide.ts'

export const guide: Guide = {
  use: ['On the receipt of a payment by saved card, to offer the same recharge every month.'],
  not: [
    { when: 'The step is about scheduling itself.', instead: 'schedule-details' },
    { when: 'The offer should lead to the steps of scheduling.', instead: 'schedule-offer' },
  ],
  spoken: {
    Offered: [
      '- text: Recarregar todo mês sem precisar lembrar',
      '- switch "Recarregar todo mês sem precisar lembrar"',
      '- paragraph: Todo dia 28 cobramos R$ 30,00 no Visa final 4242 e recarregamos (11) 98765-4321. Para parar, desligue aqui.',
    ],
  },
}
