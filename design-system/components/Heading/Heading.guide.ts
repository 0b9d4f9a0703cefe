import type { Guide } from '../../guide.ts'

export const guide: Guide = {
  use: ['A step or a part of it gets its name. A step has one heading of level 1.'],
  not: [
    { when: 'The title stands in the header of the step.', instead: 'AppHeader' },
    { when: 'The text is a remark.', instead: 'Notice' },
  ],
  keys: [],
  spoken: {
    WithLead: [
      '- heading "Sua recarga em um minuto." [level=1]',
      '- paragraph: Digite seu número. Enviamos um código por SMS.',
    ],
    Medium: ['- heading "Dados do cartão" [level=2]'],
  },
}
