import type { Guide } from '../../guide.ts'

export const guide: Guide = {
  use: ['A wait of a few seconds whose length nobody knows, with a text that says whom it is for.'],
  not: [
    { when: 'Content is loading whose size is known.', instead: 'Skeleton' },
    { when: 'The wait has parts, or a known progress.', instead: 'WaitProgress' },
    { when: 'The action of a button is running.', instead: 'Button' },
  ],
  keys: [],
  spoken: {
    Waiting: ['- status: Aguardando o pagamento'],
  },
}
