import type { Meta } from '@storybook/react-vite'
import { blockStory } from '../../../workshop/flows/block-story.tsx'
import { narrow } from '../../../workshop/widths.ts'

export default { title: 'Blocks/empty' } satisfies Meta

const props = {
  icon: 'calendar',
  title: 'Nada programado ainda',
  text: 'Escolha um valor e um dia, e a recarga se repete sozinha até você parar.',
  label: 'Programar recarga',
  event: 'schedule',
}

export const Nothing = blockStory('empty', props)
export const OnANarrowScreen = blockStory('empty', props, narrow)
