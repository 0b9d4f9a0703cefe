import type { Meta } from '@storybook/react-vite'
import { blockStory } from '../../../.storybook/flows/block-story.tsx'
import { order } from '../../../.storybook/flows/charge-ways.ts'
import { narrow } from '../../../.storybook/widths.ts'

export default { title: 'Blocks/pay-bar' } satisfies Meta

const props = { label: 'Pagar', busyLabel: 'Falta pouco', caption: '{recharge.target:phone}', amount: 'recharge.value' }

export const WithAmount = blockStory('pay-bar', props, { deeds: order })
export const NothingChosenYet = blockStory('pay-bar', props)
export const OnANarrowScreen = blockStory(
  'pay-bar',
  { ...props, label: 'Pagar com cartão' },
  { ...narrow, deeds: order },
)
