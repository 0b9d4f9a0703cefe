import type { Meta } from '@storybook/react-vite'
import { blockStory } from '../../../workshop/flows/block-story.tsx'
import { narrow } from '../../../workshop/widths.ts'
import type { PayingCardProps } from './schema.ts'

export default { title: 'Blocks/paying-card' } satisfies Meta

const props: PayingCardProps = { label: 'Cartão que paga', credit: 'Crédito', debit: 'Débito' }
const paidBy = (type: 'credit' | 'debit', name: string, brand: string) =>
  [{ do: 'write', facts: { 'payment.type': type, 'payment.cardName': name, 'payment.cardBrand': brand } }] as const

export const Credit = blockStory('paying-card', props, { actions: paidBy('credit', 'Visa final 4242', 'VISA') })
export const Debit = blockStory('paying-card', props, { actions: paidBy('debit', 'Elo final 0091', 'ELO') })
export const NoCard = blockStory('paying-card', props)
export const BrandUnknownOnANarrowScreen = blockStory('paying-card', props, {
  ...narrow,
  actions: paidBy('credit', 'Banco do Vale do Rio Doce final 1234', 'VALE'),
})
