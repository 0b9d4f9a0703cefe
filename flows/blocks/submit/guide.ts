import type { Guide } from '../../../design-system/guide.ts'

export const guide: Guide = {
  use: ['A step with a form and without an amount: its main button.'],
  not: [
    { when: 'The step shows an amount beside its button.', instead: 'pay-bar' },
    { when: 'It does something other than sending the form.', instead: 'action' },
  ],
  spoken: {
    Plain: ['- button "Receber código"'],
  },
}
