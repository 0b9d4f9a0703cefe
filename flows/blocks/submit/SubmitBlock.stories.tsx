import type { Meta } from '@storybook/react-vite'
import { blockStory } from '../../../workshop/flows/block-story.tsx'
import { narrow } from '../../../workshop/widths.ts'

export default { title: 'Blocks/submit' } satisfies Meta

export const Plain = blockStory('submit', { label: 'Receber código', busyLabel: 'Enviando o código' })
export const LongTextOnANarrowScreen = blockStory(
  'submit',
  { label: 'Receber o código de confirmação por SMS neste número de celular', busyLabel: 'Enviando o código' },
  narrow,
)
