import type { Guide } from '../../guide.ts'

export const guide: Guide = {
  use: ['A list has nothing in it yet. Say what will be there, and offer to add the first.'],
  not: [
    { when: 'The list could not be read.', instead: 'Notice' },
    { when: 'The list is still loading.', instead: 'Skeleton' },
  ],
  keys: [],
  spoken: {
    WithAction: [
      '- heading "Nenhuma recarga ainda" [level=2]',
      '- paragraph: As recargas que você fizer aparecem aqui.',
      '- button "Fazer uma recarga"',
    ],
  },
}
