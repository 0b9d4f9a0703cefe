import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { blockStory } from '../../../workshop/flows/block-story.tsx'
import { narrow } from '../../../workshop/widths.ts'
import type { OtherRechargesProps } from './schema.ts'

export default { title: 'Blocks/other-recharges' } satisfies Meta

const props: OtherRechargesProps = {
  title: 'Repetir outra recarga',
  own: 'Seu número',
  methods: [
    { id: 'pix', label: 'Pix' },
    { id: 'credit', label: 'Crédito' },
  ],
  otherMethod: 'Outra forma',
  event: 'repeat',
}
const held = { do: 'fault', call: 'getRecharges', fault: 'delay', times: 9 } as const
const refused = { do: 'fault', call: 'getRecharges', fault: 'status', status: 500, times: 9 } as const
const unnamed = { do: 'fault', call: 'getCustomer', fault: 'status', status: 500, times: 9 } as const

export const Others = blockStory('other-recharges', props, {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('button')).toHaveLength(2)
  },
})
export const NamesThatCannotBeRead = blockStory('other-recharges', props, {
  actions: [unnamed],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^\(11\).97654-3210/ })).toBeVisible()
  },
})
export const NothingForACustomerWithoutHistory = blockStory('other-recharges', props, {
  person: 'bruno',
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Repetir outra recarga')).toBeNull()
  },
})
export const NothingWhenItCannotBeRead = blockStory('other-recharges', props, {
  actions: [refused],
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Repetir outra recarga')).toBeNull()
  },
})
export const Loading = blockStory('other-recharges', props, { isHeld: true, actions: [held] })
export const OnANarrowScreen = blockStory('other-recharges', props, { ...narrow, person: 'rita' })
