import type { Meta } from '@storybook/react-vite'
import { blockStory } from '../../../workshop/flows/block-story.tsx'
import type { Deed } from '../../../workshop/flows/ways.ts'
import { narrow } from '../../../workshop/widths.ts'

export default { title: 'Blocks/message-details' } satisfies Meta

const deeds: readonly Deed[] = [
  { do: 'number' },
  { do: 'fault', call: 'sendSmsToken', fault: 'status', status: 403, code: 207 },
]

export const Refused = blockStory('message-details', {}, { isStranger: true, inModalFor: 'refused', deeds })
export const OnANarrowScreen = blockStory(
  'message-details',
  {},
  { ...narrow, isStranger: true, inModalFor: 'refused', deeds },
)
