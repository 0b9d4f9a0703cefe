import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { blockStory } from '../../../workshop/flows/block-story.tsx'
import { scheduleOn } from '../../../workshop/flows/schedule-actions.ts'
import { narrow } from '../../../workshop/widths.ts'

export default { title: 'Blocks/schedule-offer' } satisfies Meta

const props = {
  onTitle: 'Recarga programada: {value} {when}',
  onDetail: 'Veja, mude ou pare',
  onEvent: 'scheduled',
  offTitle: 'Programe sua recarga',
  offDetail: 'Toda semana ou todo mês, sem precisar lembrar',
  offEvent: 'schedule',
}
const held = { do: 'fault', call: 'getRecurrence', fault: 'delay', times: 9 } as const
const refused = { do: 'fault', call: 'getRecurrence', fault: 'status', status: 500, times: 9 } as const

export const NothingScheduled = blockStory('schedule-offer', props)
export const Scheduled = blockStory('schedule-offer', props, {
  actions: scheduleOn(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Recarga programada: R\$.20 todo dia 5$/)).toBeVisible()
  },
})
export const OnANarrowScreen = blockStory('schedule-offer', props, { ...narrow, actions: scheduleOn() })
export const Loading = blockStory('schedule-offer', props, { isHeld: true, actions: [held] })
export const NoNewsWhenItCannotBeRead = blockStory('schedule-offer', props, {
  actions: [refused],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /[Pp]rogram/ })).toBeNull()
  },
})
