import type { Meta } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { blockStory } from '../../../workshop/flows/block-story.tsx'

export default { title: 'Blocks/proactive-offer' } satisfies Meta

export const ShowsNothing = blockStory(
  'proactive-offer',
  { event: 'proactive' },
  {
    play: async ({ canvasElement }) => {
      await expect(within(canvasElement).queryByRole('dialog')).toBeNull()
    },
  },
)
