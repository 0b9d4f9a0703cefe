import type { Guide } from '../../../design-system/guide.ts'

export const guide: Guide = {
  use: ['The page of all recharges, by month.'],
  not: [{ when: 'One recharge is read back.', instead: 'receipt' }],
  spoken: {
    Nothing: [
      '- heading "Nenhuma recarga ainda" [level=2]',
      '- paragraph: Suas recargas aparecem aqui, com o comprovante de cada uma.',
      '- button "Fazer uma recarga"',
    ],
  },
}
