import type { Meta } from '@storybook/react-vite'
import { blockStory } from '../../../workshop/flows/block-story.tsx'
import { order } from '../../../workshop/flows/charge-actions.ts'
import { narrow } from '../../../workshop/widths.ts'

export default { title: 'Blocks/pay-bar' } satisfies Meta

const props = { label: 'Pagar', busyLabel: 'Falta pouco', caption: '{recharge.target:phone}', amount: 'recharge.value' }

export const WithAmount = blockStory('pay-bar', props, { actions: order })
export const NothingChosenYet = blockStory('pay-bar', props)
export const OnANarrowScreen = blockStory(
  'pay-bar',
  { ...props, label: 'Pagar com cartão' },
  { ...narrow, actions: order },
)
