import type { Guide } from '../../../design-system/guide.ts'

export const guide: Guide = {
  use: ['At the foot of a step that asks for something that customers are careful with.'],
  not: [{ when: 'It has to be read before going on.', instead: 'notice' }],
  spoken: {
    Reassuring: ['- paragraph: Ambiente seguro. Nunca pedimos sua senha.'],
  },
}
