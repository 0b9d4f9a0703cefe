import type { Meta } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { blockStory } from '../../../workshop/flows/block-story.tsx'
import { narrow } from '../../../workshop/widths.ts'

export default { title: 'Blocks/card-kind' } satisfies Meta

const props = {
  fact: 'card.kind',
  legend: 'Salvar como',
  credit: 'Crédito',
  debit: 'Débito',
  onlyCredit: 'Só cabe cartão de crédito agora.',
  onlyDebit: 'Só cabe cartão de débito agora: o limite de cartões de crédito foi atingido.',
}
const credit = { do: 'write', facts: { 'card.kind': 'credit' } } as const

export const Either = blockStory('card-kind', props, {
  actions: [credit],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Crédito' })).toBeChecked()
    await userEvent.click(canvas.getByText('Débito'))
    await expect(canvas.getByRole('radio', { name: 'Débito' })).toBeChecked()
  },
})
export const OnlyDebit = blockStory('card-kind', props, {
  ...narrow,
  person: 'maria',
  actions: [credit],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Só cabe cartão de débito/)).toBeVisible()
    await expect(canvas.queryByRole('radio')).toBeNull()
  },
})
