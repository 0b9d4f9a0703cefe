import type { Meta } from '@storybook/react-vite'
import { blockStory } from '../../../workshop/flows/block-story.tsx'
import { narrow } from '../../../workshop/widths.ts'

export default { title: 'Blocks/link' } satisfies Meta

export const Plain = blockStory('link', { label: 'Já paguei', event: 'check' })
export const LongTextOnANarrowScreen = blockStory(
  'link',
  { label: 'Não recebi o código por SMS e quero tentar com outro número de celular', event: 'check' },
  narrow,
)
