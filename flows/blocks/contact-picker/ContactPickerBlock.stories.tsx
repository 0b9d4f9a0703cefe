import type { Meta } from '@storybook/react-vite'
import { blockStory } from '../../../workshop/flows/block-story.tsx'
import { narrow } from '../../../workshop/widths.ts'

export default { title: 'Blocks/contact-picker' } satisfies Meta

const props = { fact: 'recipient.msisdn', nameFact: 'recipient.name', label: 'Escolher dos contatos' }

export const Offered = blockStory('contact-picker', props)
export const OnANarrowScreen = blockStory(
  'contact-picker',
  { ...props, label: 'Escolher um número entre os contatos deste aparelho' },
  narrow,
)
