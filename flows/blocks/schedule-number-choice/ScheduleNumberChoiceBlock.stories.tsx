import type { Meta } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { blockStory } from '../../../.storybook/flows/block-story.tsx'
import { narrow } from '../../../.storybook/widths.ts'

export default { title: 'Blocks/schedule-number-choice' } satisfies Meta

const props = { legend: 'Número que recebe', own: 'Seu número', add: 'Salvar outro número', addEvent: 'recipients' }
const held = { do: 'fault', call: 'getCustomer', fault: 'delay', times: 9 } as const
const refused = { do: 'fault', call: 'getCustomer', fault: 'status', status: 500, times: 9 } as const

export const OwnAndSaved = blockStory('schedule-number-choice', props, {
  deeds: [{ do: 'write', facts: { 'schedule.recipient': '11987654321' } }],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: /Seu número/ })).toBeChecked()
    await userEvent.click(canvas.getByRole('radio', { name: /Mãe/ }))
    await expect(canvas.getByRole('radio', { name: /Mãe/ })).toBeChecked()
  },
})
export const OneThatIsNotSaved = blockStory('schedule-number-choice', props, {
  deeds: [{ do: 'write', facts: { 'schedule.recipient': '11955554444' } }],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: /95555-4444/ })).toBeChecked()
  },
})
export const OwnAlone = blockStory('schedule-number-choice', props, { person: 'bruno' })
export const LongNamesOnANarrowScreen = blockStory('schedule-number-choice', props, { ...narrow, person: 'maria' })
export const Loading = blockStory('schedule-number-choice', props, { isHeld: true, deeds: [held] })
export const Failed = blockStory('schedule-number-choice', props, { deeds: [refused] })
