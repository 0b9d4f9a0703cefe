import type { Guide } from '../../../design-system/guide.ts'

export const guide: Guide = {
  use: ['Under a title, so that the customer sees at a glance what is bought and for whom.'],
  not: [{ when: 'The customer checks every detail.', instead: 'receipt' }],
  spoken: {
    WithBonus: ['- paragraph: R$ 20,00 + 1 GB para (11) 98765-4321'],
  },
}
