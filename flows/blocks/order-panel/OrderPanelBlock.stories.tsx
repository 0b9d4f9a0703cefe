import type { Meta } from '@storybook/react-vite'
import { blockStory } from '../../../workshop/flows/block-story.tsx'
import { narrow, wide } from '../../../workshop/widths.ts'
import type { OrderPanelProps } from './schema.ts'

export default { title: 'Blocks/order-panel' } satisfies Meta

const words = {
  title: 'Sua recarga',
  number: 'Número',
  bonus: 'Bônus',
  bonusText: '{gb} GB de internet',
  method: 'Pagamento',
} as const
const chosen: OrderPanelProps = { ...words, of: 'chosen' }
const number = { 'recharge.target': '11987654321' } as const
const value = { ...number, 'recharge.value': 2000 } as const
const paid = { 'order.value': 2000, 'order.target': '11987654321', 'order.method': 'Pix' } as const

export const NumberChosen = blockStory('order-panel', chosen, {
  ...wide,
  actions: [{ do: 'write', facts: number }],
})
export const ValueChosen = blockStory('order-panel', chosen, {
  ...wide,
  actions: [{ do: 'write', facts: value }],
})
export const WithSteps = blockStory(
  'order-panel',
  { ...words, steps: ['Abra o app do seu banco.', 'Cole o código e confirme.'] },
  { ...wide, actions: [{ do: 'write', facts: paid }] },
)
export const Paid = blockStory(
  'order-panel',
  { ...words, icon: 'check' },
  { ...wide, actions: [{ do: 'write', facts: paid }] },
)
export const OnANarrowScreen = blockStory('order-panel', chosen, {
  ...narrow,
  actions: [{ do: 'write', facts: value }],
})
