import type { Meta } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Action } from '../../../workshop/flows/action.ts'
import { blockStory } from '../../../workshop/flows/block-story.tsx'
import { narrow } from '../../../workshop/widths.ts'

const held: Action = { do: 'fault', call: 'getCustomer', fault: 'delay', times: 1000 }

export default { title: 'Blocks/consent' } satisfies Meta

const props = { label: 'Receber novidades', detail: 'Ofertas e bônus, por SMS e e-mail', event: 'consent' }

export const AsTheOperatorSays = blockStory('consent', props, {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('switch', { name: 'Receber novidades' })).toBeChecked()
  },
})
export const Loading = blockStory('consent', props, { isHeld: true, actions: [held] })
export const NothingWhereItCouldNotBeRead = blockStory('consent', props, {
  actions: [{ do: 'fault', call: 'getCustomer', fault: 'status', status: 500 }],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('switch')).toBeNull()
  },
})
export const OnANarrowScreen = blockStory('consent', props, narrow)
