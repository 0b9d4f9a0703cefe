import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { narrow } from '../../../workshop/widths.ts'
import { Button } from './Button.tsx'

const meta = { component: Button, args: { tone: 'primary', children: 'Continuar', onClick: fn() } } satisfies Meta<
  typeof Button
>
export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = {}
export const Quiet: Story = { args: { tone: 'quiet', children: 'Reenviar código' } }
export const Outline: Story = { args: { tone: 'outline', icon: 'share', children: 'Compartilhar comprovante' } }
export const Danger: Story = { args: { tone: 'danger', children: 'Excluir cartão' } }
export const Hug: Story = { args: { width: 'hug' } }
export const Hovered: Story = { parameters: { state: 'hover' } }
export const HoveredOutline: Story = { args: { tone: 'outline' }, parameters: { state: 'hover' } }
export const HoveredQuiet: Story = { args: { tone: 'quiet' }, parameters: { state: 'hover' } }
export const HoveredDanger: Story = { args: { tone: 'danger' }, parameters: { state: 'hover' } }
export const FocusedByKeyboard: Story = { parameters: { state: 'focus-visible' } }
export const Pressed: Story = { parameters: { state: 'active' } }
export const Disabled: Story = { args: { disabled: true } }
export const DisabledOutline: Story = { args: { tone: 'outline', disabled: true } }
export const DisabledQuiet: Story = { args: { tone: 'quiet', disabled: true } }
export const DisabledDanger: Story = { args: { tone: 'danger', disabled: true } }
export const BusyBesideItsLabel: Story = { args: { busy: true } }
export const BusyWithOtherWords: Story = { args: { busy: true, busyLabel: 'Falta pouco' } }
export const BusyInPlaceOfItsIcon: Story = { args: { busy: true, icon: 'copy', children: 'Copiar código Pix' } }
export const LongTextOnANarrowScreen: Story = {
  ...narrow,
  args: { icon: 'card', children: 'Continuar com o pagamento no cartão de crédito que já está salvo nesta conta' },
}

export const BusySwallowsClicks: Story = {
  args: { busy: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

export const KeysPressIt: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    const button = canvas.getByRole('button', { name: 'Continuar' })
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
    await expect(button).toHaveAttribute('type', 'button')
  },
}

export const BusyIsSaidAndKeepsFocus: Story = {
  args: { busy: true, busyLabel: 'Falta pouco' },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    const button = canvas.getByRole('button', { name: 'Falta pouco' })
    await expect(button).toHaveFocus()
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}
