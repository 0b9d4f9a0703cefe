import type { Meta } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import type { FactValues } from '../../../runtime/facts.ts'
import { blockStory } from '../../../workshop/flows/block-story.tsx'
import { narrow } from '../../../workshop/widths.ts'

export default { title: 'Blocks/schedule-day' } satisfies Meta

const props = {
  fact: 'schedule.day',
  by: 'schedule.frequency',
  weekly: 'Em que dia da semana?',
  monthly: 'Em que dia do mês?',
}
const know = (facts: FactValues) => ({ actions: [{ do: 'write', facts }] }) as const

export const OfTheMonth = blockStory('schedule-day', props, {
  ...know({ 'schedule.frequency': 'monthly', 'schedule.day': '05' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: '5' })).toBeChecked()
    await userEvent.click(canvas.getByRole('radio', { name: '28' }))
    await expect(canvas.getByRole('radio', { name: '28' })).toBeChecked()
  },
})
export const OfTheWeek = blockStory('schedule-day', props, {
  ...know({ 'schedule.frequency': 'weekly' }),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(7)
    await userEvent.click(canvas.getByRole('radio', { name: 'Todo sábado' }))
    await expect(canvas.getByRole('radio', { name: 'Todo sábado' })).toBeChecked()
  },
})
export const OfTheMonthOnANarrowScreen = blockStory('schedule-day', props, {
  ...narrow,
  ...know({ 'schedule.frequency': 'monthly' }),
})
export const OfTheWeekOnANarrowScreen = blockStory('schedule-day', props, {
  ...narrow,
  ...know({ 'schedule.frequency': 'weekly', 'schedule.day': 'monday' }),
})
export const NotKnownHowOften = blockStory('schedule-day', props)
