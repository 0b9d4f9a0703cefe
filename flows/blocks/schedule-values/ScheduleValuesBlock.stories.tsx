import type { Meta } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import type { Action } from '../../../workshop/flows/action.ts'
import { blockStory } from '../../../workshop/flows/block-story.tsx'
import { narrow } from '../../../workshop/widths.ts'

export default { title: 'Blocks/schedule-values' } satisfies Meta

const props = {
  legend: 'Quanto de cada vez?',
  overLimit: 'Seu limite é de {limit} por dia. Valores maiores não podem ser programados.',
  belowMinimum: 'Sua recarga mínima é de {limit}. Valores menores não podem ser programados.',
}
const often = (frequency: 'weekly' | 'monthly'): Action => ({
  do: 'write',
  facts: { 'schedule.frequency': frequency },
})
const monthly = often('monthly')
const held = { do: 'fault', call: 'getMonthlyRechargeValues', fault: 'delay', times: 9 } as const
const refused = { do: 'fault', call: 'getMonthlyRechargeValues', fault: 'status', status: 500, times: 9 } as const

export const OfTheMonth = blockStory('schedule-values', props, {
  actions: [monthly],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^R\$.100$/ }))
    await expect(canvas.getByRole('radio', { name: /^R\$.100$/ })).toBeChecked()
  },
})
export const OfTheWeek = blockStory('schedule-values', props, { actions: [often('weekly')] })
export const OverTheDailyLimit = blockStory('schedule-values', props, {
  person: 'carla',
  actions: [monthly],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Seu limite é de R\$.15 por dia/)).toBeVisible()
    await expect(canvas.getByRole('radio', { name: /^R\$.15$/ })).toBeEnabled()
    await expect(canvas.getByRole('radio', { name: /^R\$.20$/ })).toBeDisabled()
  },
})
export const BelowTheMinimum = blockStory('schedule-values', props, { person: 'mila', actions: [monthly] })
export const OverTheLimitOnANarrowScreen = blockStory('schedule-values', props, {
  ...narrow,
  person: 'carla',
  actions: [monthly],
})
export const Loading = blockStory('schedule-values', props, { isHeld: true, actions: [monthly, held] })
export const Failed = blockStory('schedule-values', props, { actions: [monthly, refused] })
