import type { Meta, StoryObj } from '@storybook/react-vite'
import { useArgs } from 'storybook/preview-api'
import { expect, within } from 'storybook/test'
import { wholeCanvas } from '../pages/whole-canvas.ts'
import { ChangedScreen } from './ChangedScreen.tsx'
import { ChangesPage } from './ChangesPage.tsx'

interface Args {
  /** The git ref or release to compare with. If it is empty, the usual ref or release is used. */
  readonly since: string
}

const meta: Meta<Args> = {
  id: 'changes',
  title: 'Review/Changes',
  parameters: { layout: 'fullscreen' },
  globals: wholeCanvas,
  tags: ['page'],
  argTypes: { since: { control: 'text' } },
  args: { since: '' },
}
export default meta

type Story = StoryObj<Args>

export const Changes: Story = {
  name: 'Changes',
  render: function Render(_, { globals }) {
    const [{ since }, update] = useArgs<{ since: string }>()
    return (
      <ChangesPage
        since={since}
        look={`theme=${globals.theme}&mode=${globals.mode}`}
        onSince={to => update({ since: to })}
      />
    )
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent('Changes')
  },
}

/** The content of a frame. The list of stories hides it, because it shows nothing without the page around it. */
export const Screen: Story = { tags: ['!dev', '!test'], name: 'screen', render: () => <ChangedScreen /> }
