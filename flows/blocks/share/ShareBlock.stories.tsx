import type { Meta } from '@storybook/react-vite'
import { blockStory } from '../../../.storybook/flows/block-story.tsx'
import { narrow } from '../../../.storybook/widths.ts'

export default { title: 'Blocks/share' } satisfies Meta

const props = {
  label: 'Compartilhar comprovante',
  title: 'Comprovante de recarga',
  text: 'Recarga de {order.value:money}.',
  copied: 'Comprovante copiado',
}

export const Offered = blockStory('share', props)
export const OnANarrowScreen = blockStory(
  'share',
  { ...props, label: 'Compartilhar o comprovante desta recarga' },
  narrow,
)
