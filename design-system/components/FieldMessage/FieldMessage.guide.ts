import type { Guide } from '../../guide.ts'

export const guide: Guide = {
  use: [
    'A field needs a hint, or has to say what is wrong with it. Fields of the design system bring it along; use it by itself for a control of your own.',
  ],
  not: [{ when: 'The remark is about the whole step.', instead: 'Notice' }],
  keys: [],
  spoken: {
    Hint: ['- paragraph: Pré-pago ou Controle', '- alert'],
    ErrorInThePlaceOfTheHint: ['- paragraph: Pré-pago ou Controle', '- alert: Este DDD não existe.'],
  },
}
