import type { Meta } from '@storybook/react-vite'
import { blockStory } from '../../../.storybook/flows/block-story.tsx'
import { order } from '../../../.storybook/flows/charge-ways.ts'
import { narrow } from '../../../.storybook/widths.ts'

export default { title: 'Blocks/value-grid' } satisfies Meta

const props = {
  fact: 'recharge.value',
  label: 'Escolha o valor',
  validity: '{days} dias',
  bonus: '+{gb} GB de bônus',
  badge: 'mais pedido',
}
const held = { do: 'fault', call: 'getRechargeValues', fault: 'delay', times: 9 } as const
const refused = { do: 'fault', call: 'getRechargeValues', fault: 'status', status: 500, times: 9 } as const

export const NothingChosen = blockStory('value-grid', props)
export const Chosen = blockStory('value-grid', props, { deeds: order })
export const Loading = blockStory('value-grid', props, { isHeld: true, deeds: [held] })
export const Failed = blockStory('value-grid', props, { deeds: [refused] })
export const OnANarrowScreen = blockStory('value-grid', props, { ...narrow, deeds: order })
