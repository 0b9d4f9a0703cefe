import type { Guide } from '../../../design-system/guide.ts'

export const guide: Guide = {
  use: ['The customer pays by open finance and says which bank will ask them to agree.'],
  not: [{ when: 'The way to pay is still open.', instead: 'payment-methods' }],
  spoken: {
    Banks: [
      '- text: Buscar banco',
      '- searchbox "Buscar banco"',
      '- alert',
      '- group "Seu banco":',
      '  - text: Seu banco',
      '  - radio "Banco Atento"',
      '  - text: Banco Atento',
      '  - radio "Banco Ligeiro"',
      '  - text: Banco Ligeiro',
      '  - radio "Banco Sereno"',
      '  - text: Banco Sereno',
      '  - radio "Banco Severo"',
      '  - text: Banco Severo',
      '  - alert',
    ],
  },
}
