import type { Meta, StoryObj } from '@storybook/react-vite'
import { narrow } from '../../../workshop/widths.ts'
import { Summary } from './Summary.tsx'

const number = { label: 'Número', value: '(11) 98765-4321' }

const meta = { component: Summary, args: { title: 'Sua recarga', rows: [number] } } satisfies Meta<typeof Summary>
export default meta
type Story = StoryObj<typeof meta>

export const Begun: Story = {}
export const Whole: Story = {
  args: {
    amount: 'R$ 20,00',
    rows: [number, { label: 'Bônus', value: '1 GB de internet' }, { label: 'Pagamento', value: 'Pix' }],
  },
}
export const LongTextOnANarrowScreen: Story = {
  ...narrow,
  args: {
    amount: 'R$ 1.000,00',
    rows: [{ label: 'Nome de quem recebe', value: 'Maria Aparecida Conceição de Albuquerque e Vasconcelos' }],
  },
}
