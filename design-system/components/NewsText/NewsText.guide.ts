import type { Guide } from '../../guide.ts'

export const guide: Guide = {
  use: ['An error whose title says only that something is wrong. The customer reads first what happened.'],
  not: [{ when: 'The title says what happened.', instead: 'MessagePage' }],
  keys: [],
  spoken: {
    Refused: [
      '- paragraph: O pagamento não foi autorizado pelo banco. Fale com o banco ou escolha outra forma de pagamento.',
    ],
  },
}
