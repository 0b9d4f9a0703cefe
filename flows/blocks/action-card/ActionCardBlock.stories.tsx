import type { Meta } from '@storybook/react-vite'
import { blockStory } from '../../../workshop/flows/block-story.tsx'
import { pixOpened } from '../../../workshop/flows/charge-actions.ts'
import { narrow } from '../../../workshop/widths.ts'

export default { title: 'Blocks/action-card' } satisfies Meta

const recharge = {
  tone: 'soft',
  icon: 'phone',
  title: 'Fazer uma recarga',
  detail: 'Para o seu número ou outro',
  event: 'go',
} as const

export const Soft = blockStory('action-card', recharge)
export const Best = blockStory('action-card', { ...recharge, tone: 'accent' })
export const WithoutDetail = blockStory('action-card', {
  tone: 'soft',
  icon: 'clock',
  title: 'Em processamento',
  event: 'go',
})
export const FactInItsTitle = blockStory(
  'action-card',
  { tone: 'soft', icon: 'pix', title: 'Pix de {order.value:money} esperando', event: 'go' },
  { actions: pixOpened },
)
export const OnANarrowScreen = blockStory(
  'action-card',
  { ...recharge, detail: `${recharge.detail}, `.repeat(4) },
  narrow,
)
