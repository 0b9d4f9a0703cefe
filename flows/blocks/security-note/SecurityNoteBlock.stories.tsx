import type { Meta } from '@storybook/react-vite'
import { blockStory } from '../../../workshop/flows/block-story.tsx'
import { narrow } from '../../../workshop/widths.ts'

export default { title: 'Blocks/security-note' } satisfies Meta

const props = { icon: 'lock', text: 'Ambiente seguro. Nunca pedimos sua senha.' }

export const Reassuring = blockStory('security-note', props)
export const OnANarrowScreen = blockStory('security-note', { ...props, text: `${props.text} `.repeat(3) }, narrow)
