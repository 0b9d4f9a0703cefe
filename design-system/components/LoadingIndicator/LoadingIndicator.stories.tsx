import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { narrow } from '../../../workshop/widths.ts'
import { LoadingIndicator } from './LoadingIndicator.tsx'

const meta = { component: LoadingIndicator, args: { text: 'Aguardando o pagamento' } } satisfies Meta<
  typeof LoadingIndicator
>
export default meta
type Story = StoryObj<typeof meta>

export const Waiting: Story = {}
export const AlmostThere: Story = { args: { text: 'Falta pouco' } }
export const LongTextOnANarrowScreen: Story = {
  ...narrow,
  args: { text: 'Aguardando a confirmação do pagamento pelo seu banco; isso pode levar alguns minutos' },
}

export const IsAnnouncedPolitely: Story = {
  args: { text: 'Falta pouco' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Falta pouco')
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}
