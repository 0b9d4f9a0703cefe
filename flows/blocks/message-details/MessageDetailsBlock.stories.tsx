import type { Meta } from '@storybook/react-vite'
import type { Action } from '../../../workshop/flows/action.ts'
import { blockStory } from '../../../workshop/flows/block-story.tsx'
import { narrow } from '../../../workshop/widths.ts'

export default { title: 'Blocks/message-details' } satisfies Meta

const actions: readonly Action[] = [
  { do: 'number' },
  { do: 'fault', call: 'sendSmsToken', fault: 'status', status: 403, code: 207 },
]

export const Refused = blockStory('message-details', {}, { isStranger: true, inModalFor: 'refused', actions })
export const OnANarrowScreen = blockStory(
  'message-details',
  {},
  { ...narrow, isStranger: true, inModalFor: 'refused', actions },
)
