import type { Guide } from '../../guide.ts'

export const guide: Guide = {
  use: ['A list has more items than are shown, and the customer asks for the next ones.'],
  not: [
    { when: 'All items fit on the page.', instead: 'List' },
    { when: 'The first items are still loading.', instead: 'Skeleton' },
  ],
  keys: [{ key: 'Enter, Space', does: 'Presses the button.' }],
  spoken: {
    More: ['- status: Mostrando 10 de 34 recargas', '- button "Ver mais"', '- alert'],
    Failed: [
      '- status: Mostrando 10 de 34 recargas',
      '- button "Tentar de novo"',
      '- alert: Não conseguimos buscar as próximas recargas.',
    ],
  },
}
