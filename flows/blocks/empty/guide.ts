import type { Guide } from '../../../design-system/guide.ts'

export const guide: Guide = {
  use: ['A list of the step has nothing in it, and the step knows that by a guard.'],
  not: [
    { when: 'The list is a block that reads the operator: it has its own words for none.' },
    { when: 'Something failed.', instead: 'notice' },
  ],
  spoken: {
    Nothing: [
      '- heading "Nada programado ainda" [level=2]',
      '- paragraph: Escolha um valor e um dia, e a recarga se repete sozinha até você parar.',
      '- button "Programar recarga"',
    ],
  },
}
