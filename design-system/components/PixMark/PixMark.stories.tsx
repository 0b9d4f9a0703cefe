import type { Meta, StoryObj } from '@storybook/react-vite'
import { PixMark } from './PixMark.tsx'

const meta = { component: PixMark } satisfies Meta<typeof PixMark>
export default meta
type Story = StoryObj<typeof meta>

export const Decoration: Story = {}
export const SaidAloud: Story = { args: { label: 'Pix' } }
