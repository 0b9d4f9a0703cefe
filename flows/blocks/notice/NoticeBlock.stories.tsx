import type { Meta } from '@storybook/react-vite'
import { blockStory } from '../../../workshop/flows/block-story.tsx'
import { narrow } from '../../../workshop/widths.ts'

export default { title: 'Blocks/notice' } satisfies Meta

export const Info = blockStory('notice', { tone: 'info', icon: 'clock', text: 'Sua recarga está em processamento.' })
export const Quiet = blockStory('notice', { tone: 'quiet', text: 'Nada foi cobrado.' })
export const Good = blockStory('notice', { tone: 'good', icon: 'check', text: 'Cartão salvo.' })
export const Warning = blockStory(
  'notice',
  { tone: 'warning', icon: 'alert', text: 'Confira o número: {recharge.target:phone} não é o seu.' },
  { actions: [{ do: 'target', whose: 'other' }] },
)
export const Bad = blockStory('notice', { tone: 'bad', icon: 'alert', text: 'Pagamento recusado.' })
export const LongTextOnANarrowScreen = blockStory(
  'notice',
  {
    tone: 'warning',
    icon: 'alert',
    text: 'Está demorando mais que o normal. Confira o histórico do cartão antes de tentar de novo.',
  },
  narrow,
)
