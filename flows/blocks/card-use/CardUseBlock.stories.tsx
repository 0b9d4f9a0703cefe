import type { Meta } from '@storybook/react-vite'
import { blockStory } from '../../../workshop/flows/block-story.tsx'
import { narrow } from '../../../workshop/widths.ts'

export default { title: 'Blocks/card-use' } satisfies Meta

const props = {
  fact: 'payment.type',
  legend: 'Este cartão é de crédito e de débito. Como quer pagar?',
  credit: 'Crédito',
  debit: 'Débito',
}
const chosen = (type: 'credit' | 'debit') => [{ do: 'write', facts: { 'payment.type': type } }] as const

export const AsItWasChosen = blockStory('card-use', props, { actions: chosen('credit') })
export const Debit = blockStory('card-use', props, { actions: chosen('debit') })
export const OnANarrowScreen = blockStory('card-use', props, { ...narrow, actions: chosen('credit') })
