import type { Meta, StoryObj } from '@storybook/react-vite'
import { IconTile } from './IconTile.tsx'

const meta = { component: IconTile, args: { tone: 'good', icon: 'check' } } satisfies Meta<typeof IconTile>
export default meta
type Story = StoryObj<typeof meta>

export const Good: Story = {}
export const Info: Story = { args: { tone: 'info', icon: 'clock' } }
export const Warning: Story = { args: { tone: 'warning', icon: 'alert' } }
export const Bad: Story = { args: { tone: 'bad', icon: 'alert' } }
export const Solid: Story = { args: { size: 'large', look: 'solid' } }
export const SolidWarning: Story = { args: { tone: 'warning', icon: 'alert', look: 'solid' } }
export const SolidInfo: Story = { args: { tone: 'info', icon: 'clock', look: 'solid' } }
export const SolidBad: Story = { args: { tone: 'bad', icon: 'close', look: 'solid' } }
export const Large: Story = { args: { size: 'large' } }
