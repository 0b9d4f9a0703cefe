import type { Guide } from '../../guide.ts'

export const guide: Guide = {
  use: ['A payment or a recharge is under way, and its parts or its progress can be told.'],
  not: [
    { when: 'Nothing is known but that it takes a moment.', instead: 'LoadingIndicator' },
    { when: 'Content is loading.', instead: 'Skeleton' },
  ],
  keys: [],
  spoken: {
    NobodyKnowsHowLong: ['- status: Aguardando o pagamento', '- progressbar "Aguardando o pagamento"'],
    WithSteps: [
      '- status: Confirmando com o banco',
      '- progressbar "Confirmando com o banco"',
      '- list:',
      '  - listitem: Código criado (feito)',
      '  - listitem: Pagamento confirmado (agora)',
      '  - listitem: Crédito no celular (depois)',
    ],
  },
}
