import type { Guide } from '../../../design-system/guide.ts'

export const guide: Guide = {
  use: ['On a receipt, to save the number that got the recharge.'],
  not: [{ when: 'The number is saved from the page of numbers.', instead: 'recipient-list' }],
  spoken: {
    AnothersNumber: ['- button "Salvar este número Na próxima vez você recarrega em um toque"'],
  },
}
