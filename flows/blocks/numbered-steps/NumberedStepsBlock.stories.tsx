import type { Meta } from '@storybook/react-vite'
import { blockStory } from '../../../workshop/flows/block-story.tsx'
import { narrow } from '../../../workshop/widths.ts'

export default { title: 'Blocks/numbered-steps' } satisfies Meta

const items = [
  'Abra o app do seu banco e escolha Pix copia e cola.',
  'Cole o código e confirme o pagamento.',
  'Volte aqui.',
]

export const Three = blockStory('numbered-steps', { items })
export const OnANarrowScreen = blockStory('numbered-steps', { items }, narrow)
