import type { Guide } from '../../../design-system/guide.ts'

export const guide: Guide = {
  use: ['Under the card of the last recharge, to offer others again.'],
  not: [
    { when: 'The last recharge is offered again.', instead: 'repeat-card' },
    { when: 'All recharges are read.', instead: 'history' },
  ],
  spoken: {
    Others: [
      '- region "Repetir outra recarga":',
      '  - heading "Repetir outra recarga" [level=2]',
      '  - list "Repetir outra recarga":',
      '    - listitem:',
      '      - button "Mãe Pix R$ 20,00"',
      '    - listitem:',
      '      - button "Seu número Pix R$ 15,00"',
    ],
  },
}
