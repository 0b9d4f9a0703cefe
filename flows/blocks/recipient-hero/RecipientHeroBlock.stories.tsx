import type { Meta } from '@storybook/react-vite'
import { blockStory } from '../../../.storybook/flows/block-story.tsx'
import { narrow } from '../../../.storybook/widths.ts'

export default { title: 'Blocks/recipient-hero' } satisfies Meta

const props = { fact: 'recharge.target', label: 'Recarga para', action: 'Trocar', event: 'change' }

export const OwnNumber = blockStory('recipient-hero', props, { header: 'hero' })
export const AnotherNumber = blockStory('recipient-hero', props, {
  header: 'hero',
  deeds: [{ do: 'target', whose: 'other' }],
})
export const OnANarrowScreen = blockStory('recipient-hero', props, { ...narrow, header: 'hero', person: 'maria' })
