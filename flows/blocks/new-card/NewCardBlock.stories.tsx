import type { Meta } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import type { Action } from '../../../workshop/flows/action.ts'
import { blockStory } from '../../../workshop/flows/block-story.tsx'
import { cards } from '../../../workshop/flows/charge-actions.ts'
import { narrow } from '../../../workshop/widths.ts'

export default { title: 'Blocks/new-card' } satisfies Meta

const props = { number: 'Número do cartão', expiry: 'Validade', expiryHint: 'MM/AA' }
const savedAs = (kind: 'credit' | 'debit'): Action => ({ do: 'write', facts: { 'card.kind': kind } })

export const Empty = blockStory('new-card', props, { actions: [savedAs('credit')] })
export const Typed = blockStory('new-card', props, {
  actions: [savedAs('credit'), { do: 'new card', pan: cards.settles }],
})
export const OnANarrowScreen = blockStory('new-card', props, { ...narrow, actions: [savedAs('credit')] })

export const OnlyCredit = blockStory('new-card', props, {
  actions: [savedAs('debit')],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Número do cartão'), '4242424242424242')
    await userEvent.tab()
    await expect(await canvas.findByText(/é só de crédito/)).toBeVisible()
  },
})
export const OnlyDebit = blockStory('new-card', props, {
  actions: [savedAs('credit')],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Número do cartão'), '4716039800000007')
    await userEvent.tab()
    await expect(await canvas.findByText(/é só de débito/)).toBeVisible()
  },
})
