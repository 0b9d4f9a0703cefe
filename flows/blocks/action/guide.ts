import type { Guide } from '../../../design-system/guide.ts'

export const guide: Guide = {
  use: [
    'A step needs a button that does something other than sending its form: trying again, stopping a schedule, going to the start.',
  ],
  not: [
    { when: 'The button sends the form.', instead: 'submit' },
    { when: 'The way on is less important than the step’s button.', instead: 'link' },
    { when: 'The step shows an amount beside its button.', instead: 'pay-bar' },
  ],
  spoken: {
    Primary: ['- button "Verificar agora"'],
  },
}
