import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { blockStory } from '../../../workshop/flows/block-story.tsx'
import { narrow } from '../../../workshop/widths.ts'

export default { title: 'Blocks/money-field' } satisfies Meta

const props = { fact: 'card.statementCents', label: 'Valor na fatura', hint: 'Como está na fatura: R$ 1,23' }
const known = [{ do: 'write', facts: { 'card.statementCents': 142 } }] as const

export const Empty = blockStory('money-field', props)
export const Known = blockStory('money-field', props, { actions: known })
export const OnANarrowScreen = blockStory('money-field', props, { ...narrow, actions: known })

export const TypedFromTheCents = blockStory('money-field', props, {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Valor na fatura')
    await userEvent.type(field, '1')
    await expect(field).toHaveValue('R$\u00a00,01')
    await userEvent.type(field, '42')
    await expect(field).toHaveValue('R$\u00a01,42')
    await userEvent.clear(field)
    await expect(field).toHaveValue('')
  },
})
