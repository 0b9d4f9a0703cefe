import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { narrow } from '../../../.storybook/widths.ts'
import { ChipChoice } from './ChipChoice.tsx'

const meta = {
  component: ChipChoice,
  args: {
    legend: 'Repetir a cada',
    shape: 'chips',
    name: 'every',
    options: [
      { value: '7', label: '7 dias' },
      { value: '15', label: '15 dias' },
      { value: '30', label: '30 dias' },
    ],
  },
} satisfies Meta<typeof ChipChoice>
export default meta
type Story = StoryObj<typeof meta>

const days = Array.from({ length: 28 }, (_, i) => ({ value: String(i + 1), label: String(i + 1) }))
const segments = [
  { value: 'week', label: 'Semana' },
  { value: 'month', label: 'Mês' },
]

export const Chips: Story = {}
export const Chosen: Story = { args: { value: '15' } }
export const Days: Story = { args: { legend: 'Dia do mês', shape: 'days', options: days, value: '10' } }
export const Segments: Story = { args: { legend: 'Período', shape: 'segments', options: segments, value: 'month' } }
export const SomeDisabled: Story = {
  args: {
    options: [
      { value: '7', label: '7 dias', disabled: true },
      { value: '15', label: '15 dias' },
    ],
  },
}
export const LegendHidden: Story = { args: { legendHidden: true } }
export const NothingChosen: Story = { args: { error: 'Escolha de quantos em quantos dias.' } }
export const DaysOnANarrowScreen: Story = { ...narrow, args: { legend: 'Dia do mês', shape: 'days', options: days } }

export const ArrowsChoose: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '7 dias' }))
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: '15 dias' })).toBeChecked()
  },
}
