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
  left: 'Hoje você ainda pode recarregar {limit}',
  spent: 'Você já recarregou hoje tudo o que podia. Amanhã dá para recarregar de novo.',
  over: {
    least: 'mínimo de {limit}',
    today: 'acima do limite',
    spent: 'só amanhã',
    number: 'até {limit} por número',
    month: 'acima do limite do mês',
  },
}
const held = { do: 'fault', call: 'getRechargeValues', fault: 'delay', times: 9 } as const
const refused = { do: 'fault', call: 'getRechargeValues', fault: 'status', status: 500, times: 9 } as const

export const NothingChosen = blockStory('value-grid', props)
export const Chosen = blockStory('value-grid', props, { deeds: order })
export const Loading = blockStory('value-grid', props, { isHeld: true, deeds: [held] })
export const Failed = blockStory('value-grid', props, { deeds: [refused] })
export const OnANarrowScreen = blockStory('value-grid', props, { ...narrow, deeds: order })
