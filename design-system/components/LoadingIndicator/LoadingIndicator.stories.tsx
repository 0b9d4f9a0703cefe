import type { Meta, StoryObj } from '@storybook/react-vite'
import { narrow } from '../../../.storybook/widths.ts'
import { LoadingIndicator } from './LoadingIndicator.tsx'

const meta = { component: LoadingIndicator, args: { text: 'Aguardando o pagamento' } } satisfies Meta<
  typeof LoadingIndicator
>
export default meta
type Story = StoryObj<typeof meta>

export const Waiting: Story = {}
export const LongTextOnANarrowScreen: Story = {
  ...narrow,
  args: { text: 'Aguardando a confirmação do pagamento pelo seu banco; isso pode levar alguns minutos' },
}
