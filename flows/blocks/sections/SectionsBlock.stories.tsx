import type { Meta } from '@storybook/react-vite'
import { blockStory } from '../../../workshop/flows/block-story.tsx'
import { narrow } from '../../../workshop/widths.ts'

export default { title: 'Blocks/sections' } satisfies Meta

const props = {
  items: [
    { title: 'Seus cartões', text: ['O número e o CVV não são guardados aqui.', 'Ficam só na operadora.'] },
    { title: 'Neste navegador', text: ['O número que entrou por último.'] },
  ],
}

export const Two = blockStory('sections', props)
export const LongTextOnANarrowScreen = blockStory(
  'sections',
  { items: [{ title: 'O que fica guardado na operadora e por quanto tempo', text: ['a'.repeat(80)] }] },
  narrow,
)
