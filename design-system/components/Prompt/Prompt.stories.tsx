import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { narrow } from '../../../workshop/widths.ts'
import { Prompt } from './Prompt.tsx'

const act = fn()
const meta = {
  component: Prompt,
  args: { text: 'Há uma versão nova', actionLabel: 'Atualizar', visible: true, onAct: act },
} satisfies Meta<typeof Prompt>
export default meta
type Story = StoryObj<typeof meta>

export const Offers: Story = {}
export const NothingToOffer: Story = { args: { visible: false } }
export const LongTextOnANarrowScreen: Story = {
  ...narrow,
  args: { text: 'Há uma versão nova deste aplicativo, com tudo o que você já conhece e algumas melhorias.' },
}

export const IsTakenByKeyboard: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Há uma versão nova')
    await userEvent.tab()
    const button = canvas.getByRole('button', { name: 'Atualizar' })
    await expect(button).toHaveFocus()
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await userEvent.keyboard('{Enter}')
    await expect(act).toHaveBeenCalledOnce()
  },
}
