import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { narrow } from '../../../workshop/widths.ts'
import { Receipt } from './Receipt.tsx'

const meta = {
  component: Receipt,
  args: {
    rows: [
      { label: 'Valor', value: 'R$ 20,00' },
      { label: 'Número', value: '(11) 98765-4321' },
      { label: 'Pagamento', value: 'Visa final 4242' },
      { label: 'NSU', value: '123 456 789' },
    ],
  },
} satisfies Meta<typeof Receipt>
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {}
export const OneRow: Story = { args: { rows: [{ label: 'Valor', value: 'R$ 20,00' }] } }
export const LongTextOnANarrowScreen: Story = {
  ...narrow,
  args: {
    rows: [
      { label: 'Nome de quem recebe', value: 'Maria Aparecida Conceição de Albuquerque e Vasconcelos' },
      { label: 'Autenticação', value: 'a1b2c3d4e5f60718293a4b5c6d7e8f90a1b2c3d4e5f60718' },
    ],
  },
}

export const EachFactIsReadWithItsName: Story = {
  play: async ({ canvas }) => {
    const terms = canvas.getAllByRole('term').map(term => term.textContent)
    const facts = canvas.getAllByRole('definition').map(fact => fact.textContent)
    await expect(terms).toEqual(['Valor', 'Número', 'Pagamento', 'NSU'])
    await expect(facts[0]).toBe('R$ 20,00')
  },
}
