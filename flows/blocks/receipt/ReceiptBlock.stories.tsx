import type { Meta } from '@storybook/react-vite'
import { blockStory } from '../../../workshop/flows/block-story.tsx'
import { cards, paid } from '../../../workshop/flows/charge-actions.ts'
import { narrow } from '../../../workshop/widths.ts'

export default { title: 'Blocks/receipt' } satisfies Meta

const short = { value: 'Valor', number: 'Número', method: 'Pagamento' }
const full = { ...short, bonus: 'Bônus', bonusText: '{gb} GB', date: 'Data', nsu: 'NSU' }
const actions = paid(cards.settlesAtOnce)

export const Paid = blockStory('receipt', full, { actions })
export const WithoutNsu = blockStory('receipt', short, { actions })
const past = {
  'past.value': 3000,
  'past.target': '11976543210',
  'past.date': '2026-11-24T15:30:00.000Z',
  'past.method': 'Crédito',
} as const
const ofPast = {
  ...full,
  of: 'past',
  status: 'Situação',
  statuses: { done: 'Feita', pending: 'Em processamento', failed: 'Não concluída' },
} as const
export const OfThePast = blockStory('receipt', ofPast, {
  actions: [{ do: 'write', facts: { ...past, 'past.status': 'OK', 'past.nsu': '481516234' } }],
})
export const OfThePastInProcessing = blockStory('receipt', ofPast, {
  ...narrow,
  actions: [{ do: 'write', facts: { ...past, 'past.status': 'PENDING' } }],
})
export const ChosenToBeCharged = blockStory(
  'receipt',
  { ...short, of: 'chosen', charged: { credit: 'Crédito', debit: 'Débito' } },
  {
    actions: [
      {
        do: 'write',
        facts: {
          'recharge.value': 2000,
          'recharge.target': '11987654321',
          'payment.type': 'debit',
          'payment.cardName': 'Elo final 7013',
        },
      },
    ],
  },
)
export const OnANarrowScreen = blockStory('receipt', full, { ...narrow, actions })
