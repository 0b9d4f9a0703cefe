import type { Guide } from '../../guide.ts'

export const guide: Guide = {
  use: [
    'A page or a section gets its name. A page has one heading of level 1.',
    'The title of a page is large, and that of a section small. A page without a bar, such as a result, has a huge title.',
  ],
  not: [{ when: 'The text is a remark.', instead: 'Notice' }],
  keys: [],
  spoken: {
    WithLead: [
      '- heading "Sua recarga em um minuto." [level=1]',
      '- paragraph: Digite seu número. Enviamos um código por SMS.',
    ],
    Small: ['- heading "Dados do cartão" [level=2]'],
  },
}
