import type { Guide } from '../../../design-system/guide.ts'

export const guide: Guide = {
  use: ['A step names itself, and greets the customer if their name is known. One heading of level 1 a step.'],
  not: [{ when: 'The page shows the title of the step by itself.' }, { when: 'It is a paragraph.', instead: 'text' }],
  spoken: {
    WithLead: [
      '- heading "Digite o código" [level=1]',
      '- paragraph:',
      '  - text: Enviado para',
      '  - strong: (11) 98765-4321',
    ],
    FactUnknown: ['- heading "Olá," [level=1]'],
  },
}
