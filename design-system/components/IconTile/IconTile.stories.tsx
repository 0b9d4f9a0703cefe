import type { Meta, StoryObj } from '@storybook/react-vite'
import { IconTile } from './IconTile.tsx'

const meta = { component: IconTile, args: { tone: 'good', icon: 'check' } } satisfies Meta<typeof IconTile>
export default meta
type Story = StoryObj<typeof meta>

export const Good: Story = {}
export const Info: Story = { args: { tone: 'info', icon: 'clock' } }
export const Warning: Story = { args: { tone: 'warning', icon: 'alert' } }
export const Bad: Story = { args: { tone: 'bad', icon: 'alert' } }
export const Large: Story = { args: { size: 'large' } }
