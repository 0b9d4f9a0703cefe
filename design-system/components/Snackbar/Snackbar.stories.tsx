import type { Meta, StoryObj } from '@storybook/react-vite'
import { narrow } from '../../../.storybook/widths.ts'
import { Snackbar } from './Snackbar.tsx'

const meta = { component: Snackbar, args: { tone: 'good', text: 'Código copiado', visible: true } } satisfies Meta<
  typeof Snackbar
>
export default meta
type Story = StoryObj<typeof meta>

export const Good: Story = {}
export const Info: Story = { args: { tone: 'info', text: 'Ainda não recebemos o pagamento.' } }
export const Bad: Story = { args: { tone: 'bad', text: 'Não conseguimos falar com a operadora.' } }
export const NothingToSay: Story = { args: { text: '', visible: false } }
export const LongTextOnANarrowScreen: Story = {
  ...narrow,
  args: {
    tone: 'bad',
    text: 'Não conseguimos falar com a operadora. Confira a sua internet e tente de novo em alguns segundos.',
  },
}
