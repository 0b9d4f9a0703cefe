import type { Guide } from '../../guide.ts'

export const guide: Guide = {
  use: ['Content is loading whose size is known, so that nothing moves when it arrives.'],
  not: [{ when: 'The size is not known, or the customer waits for an event.', instead: 'LoadingIndicator' }],
  keys: [],
  spoken: {
    Line: ['- status: Carregando'],
  },
}
