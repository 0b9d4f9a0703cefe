import type { Guide } from '../../../design-system/guide.ts'

export const guide: Guide = {
  use: ['The step waits for something whose length nobody knows. Say whom it waits for.'],
  not: [{ when: 'The wait is a Pix that the customer pays: the block with its code says so.', instead: 'pix-code' }],
  spoken: {
    Plain: ['- status: Aguardando a resposta do banco'],
  },
}
