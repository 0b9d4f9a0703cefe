import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { narrow } from '../../../workshop/widths.ts'
import { Button } from '../Button/Button.tsx'
import { PayBar } from './PayBar.tsx'

const meta = {
  component: PayBar,
  args: { label: 'Recarga', amount: 'R$ 20,00', children: <Button tone="primary">Pagar</Button> },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PayBar>
export default meta
type Story = StoryObj<typeof meta>

export const WithAmount: Story = {}
export const AmountAlone: Story = { args: { label: undefined } }
export const NothingChosenYet: Story = {
  args: { amount: undefined, children: <Button tone="primary">Continuar</Button> },
}
export const ChoiceMissing: Story = { args: { missing: 'Escolha como pagar' } }
export const ActionDisabled: Story = {
  args: {
    children: (
      <Button tone="primary" disabled>
        Pagar
      </Button>
    ),
  },
}
export const Busy: Story = {
  args: {
    children: (
      <Button tone="primary" busy busyLabel="Falta pouco">
        Pagar
      </Button>
    ),
  },
}
export const LongTextOnANarrowScreen: Story = {
  ...narrow,
  args: {
    label: 'Recarga para (61) 99555-1010',
    amount: 'R$ 1.000,00',
    children: <Button tone="primary">Pagar agora</Button>,
  },
}

export const TheAmountIsReadBeforeTheAction: Story = {
  play: async ({ canvas }) => {
    const amount = canvas.getByText('R$ 20,00')
    const action = canvas.getByRole('button', { name: 'Pagar' })
    await expect(amount.compareDocumentPosition(action)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await userEvent.tab()
    await expect(action).toHaveFocus()
  },
}
