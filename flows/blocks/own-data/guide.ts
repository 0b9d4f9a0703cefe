import type { Guide } from '../../../design-system/guide.ts'

export const guide: Guide = {
  use: ['The customer reads what the operator has about them.'],
  not: [{ when: 'They change it.', instead: 'own-data-field' }],
  spoken: {
    LongNameOnANarrowScreen: [
      '- term: Número',
      '- definition: (61) 99555-1010',
      '- term: Nome',
      '- definition: Maria Aparecida Conceição de Albuquerque e Vasconcelos Figueiredo',
      '- term: Plano',
      '- definition: Pré-pago',
      '- term: Cliente desde',
      '- definition: 26/10/2025',
    ],
  },
}
