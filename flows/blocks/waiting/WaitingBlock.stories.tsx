import type { Meta } from '@storybook/react-vite'
import { blockStory } from '../../../workshop/flows/block-story.tsx'
import { narrow } from '../../../workshop/widths.ts'

export default { title: 'Blocks/waiting' } satisfies Meta

export const Plain = blockStory('waiting', { text: 'Aguardando a resposta do banco' })
export const LongTextOnANarrowScreen = blockStory(
  'waiting',
  { text: 'Aguardando a confirmação do Banco Cooperativo dos Servidores Públicos do Norte e do Nordeste' },
  narrow,
)
