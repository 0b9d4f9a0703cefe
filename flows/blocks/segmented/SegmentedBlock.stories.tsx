import type { Meta } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { blockStory } from '../../../workshop/flows/block-story.tsx'
import { narrow } from '../../../workshop/widths.ts'

export default { title: 'Blocks/segmented' } satisfies Meta

const props = {
  fact: 'schedule.frequency',
  clears: 'schedule.day',
  legend: 'Com que frequência?',
  options: [
    { value: 'weekly', label: 'Toda semana' },
    { value: 'monthly', label: 'Todo mês' },
  ],
  rule: 'frequency',
}

export const NothingChosen = blockStory('segmented', props)
export const Chosen = blockStory('segmented', props, {
  actions: [{ do: 'write', facts: { 'schedule.frequency': 'monthly' } }],
})
export const ChosenHere = blockStory('segmented', props, {
  ...narrow,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Toda semana' }))
    await expect(canvas.getByRole('radio', { name: 'Toda semana' })).toBeChecked()
  },
})
