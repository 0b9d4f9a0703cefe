import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { blockStory } from '../../../workshop/flows/block-story.tsx'
import { scheduleChosen } from '../../../workshop/flows/schedule-actions.ts'
import { narrow } from '../../../workshop/widths.ts'

export default { title: 'Blocks/schedule-bar' } satisfies Meta

const props = {
  label: 'Programar {value} {when}',
  change: 'Mudar para {value} {when}',
  missingDay: 'Escolha o dia',
  missingValue: 'Escolha o valor',
}

export const NotAllChosen = blockStory('schedule-bar', props)
export const Chosen = blockStory('schedule-bar', props, {
  actions: scheduleChosen(),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Programar R\$.20,00 todo dia 5$/ })).toBeVisible()
  },
})
export const InPlaceOfAnother = blockStory('schedule-bar', props, {
  actions: scheduleChosen({ 'schedule.isOn': true }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Mudar para R\$.20,00 todo dia 5$/ })).toBeVisible()
  },
})
export const OnANarrowScreen = blockStory('schedule-bar', props, {
  ...narrow,
  actions: scheduleChosen({ 'schedule.frequency': 'weekly', 'schedule.day': 'sunday', 'schedule.value': 10_000 }),
})
