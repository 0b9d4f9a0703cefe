import type { Meta, StoryObj } from '@storybook/react-vite'
import { Countdown } from './Countdown.tsx'

const meta = { component: Countdown, args: { text: 'expira em 9:42', tone: 'info' } } satisfies Meta<typeof Countdown>
export default meta
type Story = StoryObj<typeof meta>

export const EnoughTime: Story = {}
export const LastMinute: Story = { args: { tone: 'warning', text: 'expira em 0:42' } }
export const Over: Story = { args: { tone: 'bad', text: 'código vencido' } }
export const Settled: Story = { args: { tone: 'good', text: 'pago' } }
