import type { Meta } from '@storybook/react-vite'
import { blockStory } from '../../../workshop/flows/block-story.tsx'
import { narrow } from '../../../workshop/widths.ts'

export default { title: 'Blocks/links' } satisfies Meta

const items = [
  { label: 'Ajuda', event: 'help' },
  { label: 'Privacidade', event: 'privacy' },
]

export const Two = blockStory('links', { items })
export const OnANarrowScreen = blockStory('links', { items }, narrow)
