import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { blockStory } from '../../../workshop/flows/block-story.tsx'
import { narrow } from '../../../workshop/widths.ts'
import type { OrderLineProps } from './schema.ts'

export default { title: 'Blocks/order-line' } satisfies Meta

const props: OrderLineProps = { text: '{value} para {number}', withBonus: '{value} + {gb} GB para {number}' }
const paid = (cents: number) =>
  [{ do: 'write', facts: { 'order.value': cents, 'order.target': '11987654321' } }] as const
const chosen: OrderLineProps = { ...props, of: 'chosen', change: 'Trocar', event: 'recharge' }
const choice = (cents: number) =>
  [{ do: 'write', facts: { 'recharge.value': cents, 'recharge.target': '11987654321' } }] as const

export const WithBonus = blockStory('order-line', props, { actions: paid(2000) })
export const WithoutBonus = blockStory('order-line', props, {
  actions: paid(1500),
  play: async ({ canvas }) => expect(canvas.queryByText(/GB/)).toBeNull(),
})
export const Chosen = blockStory('order-line', chosen, { actions: choice(2000) })
export const OnANarrowScreen = blockStory('order-line', chosen, { ...narrow, actions: choice(10_000) })
