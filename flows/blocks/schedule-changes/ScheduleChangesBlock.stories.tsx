import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { blockStory } from '../../../workshop/flows/block-story.tsx'
import { scheduleOn } from '../../../workshop/flows/schedule-actions.ts'
import { narrow } from '../../../workshop/widths.ts'

export default { title: 'Blocks/schedule-changes' } satisfies Meta

const props = {
  label: 'Mudar quando',
  day: 'Trocar o dia',
  frequency: 'Trocar a frequência',
  dayEvent: 'changeDay',
  frequencyEvent: 'changeFrequency',
}

export const OfAMonth = blockStory('schedule-changes', props, { actions: scheduleOn() })
export const OfAWeekOnANarrowScreen = blockStory('schedule-changes', props, {
  ...narrow,
  actions: scheduleOn({ 'schedule.frequency': 'weekly', 'schedule.day': 'saturday' }),
})
export const NothingBeforeItsCardIsChanged = blockStory('schedule-changes', props, {
  actions: scheduleOn({ 'schedule.cardBrand': undefined, 'schedule.cardLast': undefined }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull()
  },
})
