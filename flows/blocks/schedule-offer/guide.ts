import type { Guide } from '../../../design-system/guide.ts'

export const guide: Guide = {
  use: ['On a first step after login: the schedule in one line, or the offer of one.'],
  not: [{ when: 'The offer is made on a receipt.', instead: 'auto-recharge' }],
  spoken: {
    NothingScheduled: ['- button "Programe sua recarga Toda semana ou todo mês, sem precisar lembrar"'],
  },
}
