import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { blockStory } from '../../../workshop/flows/block-story.tsx'
import { narrow } from '../../../workshop/widths.ts'

export default { title: 'Blocks/recipient-choice' } satisfies Meta

const choice = {
  fact: 'schedule.recipient',
  legend: 'Para quem',
  own: 'Seu número',
  otherLabel: 'Outro número',
  otherEvent: 'other',
  failed: 'Não conseguimos carregar seus números salvos.',
}
const waysOn = {
  fact: 'recharge.newTarget',
  legend: 'Números salvos',
  own: 'Seu número',
  event: 'choose',
  current: 'recharge.target',
  failed: choice.failed,
}
const held = { do: 'fault', call: 'getCustomer', fault: 'delay', times: 9 } as const
const refused = { do: 'fault', call: 'getCustomer', fault: 'status', status: 500, times: 9 } as const
const own = { do: 'target', whose: 'own' } as const

export const Choice = blockStory('recipient-choice', choice, {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('radio', { name: /Mãe/ }))
    await expect(canvas.getByRole('radio', { name: /Mãe/ })).toBeChecked()
  },
})
export const ATypedNumberIsChosen = blockStory('recipient-choice', choice, {
  actions: [{ do: 'write', facts: { 'schedule.recipient': '21999998888' } }],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('radio', { name: '(21) 99999-8888' })).toBeChecked()
  },
})
export const ChoiceOnANarrowScreen = blockStory('recipient-choice', choice, { ...narrow, person: 'maria' })
export const WaysOn = blockStory('recipient-choice', waysOn, {
  actions: [own],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('button', { name: /\(11\)/ })).toHaveLength(2)
    await expect(canvas.queryByText('Seu número')).toBeNull()
  },
})
export const WaysOnFromAnothersNumber = blockStory('recipient-choice', waysOn, {
  actions: [{ do: 'target', whose: 'other' }],
})
export const NobodyElse = blockStory('recipient-choice', waysOn, {
  person: 'bruno',
  actions: [own],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('list', { name: 'Números salvos' })).toBeNull()
  },
})
export const Loading = blockStory('recipient-choice', choice, { isHeld: true, actions: [held] })
export const Failed = blockStory('recipient-choice', choice, { actions: [refused] })
