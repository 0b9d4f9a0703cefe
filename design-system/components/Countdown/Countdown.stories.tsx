import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { narrow } from '../../../workshop/widths.ts'
import { Countdown } from './Countdown.tsx'

const meta = { component: Countdown, args: { text: 'expira em 9:42', tone: 'info' } } satisfies Meta<typeof Countdown>
export default meta
type Story = StoryObj<typeof meta>

export const EnoughTime: Story = {}
export const LastMinute: Story = { args: { tone: 'warning', text: 'expira em 0:42' } }
export const Over: Story = { args: { tone: 'bad', text: 'código vencido' } }
export const Settled: Story = { args: { tone: 'good', text: 'pago' } }
export const LongTextOnANarrowScreen: Story = {
  ...narrow,
  args: { tone: 'warning', text: 'este código Pix expira em 9 minutos e 42 segundos' },
}

export const IsATimerThatIsNotReadAtEachTick: Story = {
  play: async ({ canvas }) => {
    const timer = canvas.getByRole('timer')
    await expect(timer).toHaveTextContent('expira em 9:42')
    await expect(timer).not.toHaveAttribute('aria-live')
  },
}
