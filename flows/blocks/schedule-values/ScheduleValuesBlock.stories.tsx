import type { Meta } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { blockStory } from '../../../workshop/flows/block-story.tsx'
import type { Deed } from '../../../workshop/flows/ways.ts'
import { narrow } from '../../../workshop/widths.ts'

export default { title: 'Blocks/schedule-values' } satisfies Meta

const props = {
  legend: 'Quanto de cada vez?',
  overLimit: 'Seu limite é de {limit} por dia. Valores maiores não podem ser programados.',
  belowMinimum: 'Sua recarga mínima é de {limit}. Valores menores não podem ser programados.',
}
const often = (frequency: 'weekly' | 'monthly'): Deed => ({
  do: 'write',
  facts: { 'schedule.frequency': frequency },
})
const monthly = often('monthly')
const held = { do: 'fault', call: 'getMonthlyRechargeValues', fault: 'delay', times: 9 } as const
const refused = { do: 'fault', call: 'getMonthlyRechargeValues', fault: 'status', status: 500, times: 9 } as const

export const OfTheMonth = blockStory('schedule-values', props, {
  deeds: [monthly],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^R\$.100$/ }))
    await expect(canvas.getByRole('radio', { name: /^R\$.100$/ })).toBeChecked()
  },
})
export const OfTheWeek = blockStory('schedule-values', props, { deeds: [often('weekly')] })
export const OverTheDailyLimit = blockStory('schedule-values', props, {
  person: 'carla',
  deeds: [monthly],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Seu limite é de R\$.15 por dia/)).toBeVisible()
    await expect(canvas.getByRole('radio', { name: /^R\$.15$/ })).toBeEnabled()
    await expect(canvas.getByRole('radio', { name: /^R\$.20$/ })).toBeDisabled()
  },
})
export const BelowTheMinimum = blockStory('schedule-values', props, { person: 'mila', deeds: [monthly] })
export const OverTheLimitOnANarrowScreen = blockStory('schedule-values', props, {
  ...narrow,
  person: 'carla',
  deeds: [monthly],
})
export const Loading = blockStory('schedule-values', props, { isHeld: true, deeds: [monthly, held] })
export const Failed = blockStory('schedule-values', props, { deeds: [monthly, refused] })
