import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'
import { narrow } from '../../../workshop/widths.ts'
import { Dialog } from '../Dialog/Dialog.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Tooltip } from './Tooltip.tsx'

const text = 'Os três números no verso do cartão.'
const long =
  'Os três números no verso do cartão, depois do espaço da assinatura. Nos cartões American Express são quatro, na frente.'

const meta = {
  component: Tooltip,
  args: { label: 'O que é o CVV?', text },
  render: args => (
    <p>
      <span>Código de segurança</span> <Tooltip {...args} />
    </p>
  ),
} satisfies Meta<typeof Tooltip>
export default meta
type Story = StoryObj<typeof meta>

const show = async () => userEvent.tab()

export const Closed: Story = {}
export const Open: Story = { play: show }
export const LongTextOnANarrowScreen: Story = { ...narrow, args: { text: long }, play: show }
export const AtTheEndOfAFieldOnANarrowScreen: Story = {
  ...narrow,
  args: { text: long },
  render: args => <TextField label="CVV" inputMode="numeric" suffix={<Tooltip {...args} />} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    const { left, right } = canvas.getByRole('tooltip').getBoundingClientRect()
    await expect(left).toBeGreaterThanOrEqual(0)
    await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

export const FocusShowsItAndEscapeClosesIt: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'O que é o CVV?' })
    await expect(button).toHaveAccessibleDescription(text)
    await expect(canvas.queryByRole('tooltip')).toBeNull()
    await userEvent.tab()
    await expect(canvas.getByRole('tooltip')).toHaveTextContent(text)
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('tooltip')).toBeNull()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible())
    await userEvent.tab()
    await expect(canvas.queryByRole('tooltip')).toBeNull()
  },
}

export const ATapShowsItAndATapElsewhereClosesIt: Story = {
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button')
    await userEvent.pointer({ keys: '[TouchA]', target: button })
    await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible())
    await userEvent.pointer({ keys: '[TouchA]', target: button })
    await expect(canvas.queryByRole('tooltip')).toBeNull()
    await userEvent.pointer({ keys: '[TouchA]', target: button })
    await userEvent.pointer({ keys: '[TouchA]', target: canvasElement })
    await expect(canvas.queryByRole('tooltip')).toBeNull()
  },
}

export const StaysUnderThePointer: Story = {
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('button'))
    const tooltip = canvas.getByRole('tooltip')
    await userEvent.hover(tooltip)
    await waitFor(() => expect(tooltip).toBeVisible())
    await userEvent.unhover(tooltip)
    await waitFor(() => expect(canvas.queryByRole('tooltip')).toBeNull())
  },
}

const dismiss = fn()

export const EscapeLeavesTheDialogAroundItOpen: Story = {
  render: args => (
    <Dialog open title="Dados do cartão" dismissLabel="Fechar" onDismiss={dismiss}>
      <p>
        <span>Código de segurança</span> <Tooltip {...args} />
      </p>
    </Dialog>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'O que é o CVV?' })
    await userEvent.click(button)
    await fireEvent.keyDown(button, { key: 'Escape' })
    await expect(canvas.queryByRole('tooltip')).toBeNull()
    await expect(dismiss).not.toHaveBeenCalled()
  },
}
