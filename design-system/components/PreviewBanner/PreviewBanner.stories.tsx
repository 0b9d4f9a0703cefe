import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { narrow } from '../../../workshop/widths.ts'
import { PreviewBanner } from './PreviewBanner.tsx'

const act = fn()
const meta = {
  component: PreviewBanner,
  args: { text: 'Prévia: Natal de 2026. Só você vê.', actionLabel: 'Encerrar prévia', onAct: act },
} satisfies Meta<typeof PreviewBanner>
export default meta
type Story = StoryObj<typeof meta>

export const MarksAPreview: Story = {}
export const LongTextOnANarrowScreen: Story = {
  ...narrow,
  args: { text: 'Prévia: Natal de 2026 no portal de Wi-Fi, com a chamada curta (short). Só você vê.' },
}

export const EndsByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    const button = canvas.getByRole('button', { name: 'Encerrar prévia' })
    await expect(button).toHaveFocus()
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await userEvent.keyboard('{Enter}')
    await expect(act).toHaveBeenCalledOnce()
  },
}
