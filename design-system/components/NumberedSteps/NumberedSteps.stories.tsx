import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { narrow } from '../../../workshop/widths.ts'
import { NumberedSteps } from './NumberedSteps.tsx'

const meta = {
  component: NumberedSteps,
  args: { items: ['Abra o app do seu banco.', 'Cole o código e confirme.', 'Volte aqui.'] },
} satisfies Meta<typeof NumberedSteps>
export default meta
type Story = StoryObj<typeof meta>

export const Three: Story = {}
export const TwoFigures: Story = { args: { items: Array.from({ length: 11 }, (_, i) => `Passo de número ${i + 1}`) } }
export const LongTextOnANarrowScreen: Story = {
  ...narrow,
  args: {
    items: ['Abra o aplicativo do seu banco, entre na área Pix e escolha a opção Pix copia e cola.', 'Confirme.'],
  },
}

export const IsReadAsAList: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toBeVisible()
    const steps = canvas.getAllByRole('listitem')
    await expect(steps).toHaveLength(3)
  },
}
