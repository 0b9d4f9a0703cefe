import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { narrow } from '../../../workshop/widths.ts'
import { SegmentedChoice } from './SegmentedChoice.tsx'

const options = [
  { value: 'week', label: 'Toda semana' },
  { value: 'month', label: 'Todo mês' },
]
const meta = {
  component: SegmentedChoice,
  args: { legend: 'Repetir', name: 'period', onChange: fn(), options },
} satisfies Meta<typeof SegmentedChoice>
export default meta
type Story = StoryObj<typeof meta>

export const NothingChosen: Story = {}
export const Chosen: Story = { args: { value: 'month' } }
export const LegendHidden: Story = { args: { legendHidden: true, value: 'week' } }
export const Three: Story = {
  args: { value: 'month', options: [...options, { value: 'never', label: 'Não repetir' }] },
}
export const OneDisabled: Story = {
  args: { value: 'month', options: [{ value: 'week', label: 'Toda semana', disabled: true }, ...options.slice(1)] },
}
export const ChoiceMissing: Story = { args: { error: 'Escolha de quanto em quanto tempo.' } }
export const LongTextOnANarrowScreen: Story = {
  ...narrow,
  args: {
    legend: 'De quanto em quanto tempo você quer repetir esta recarga',
    value: 'month',
    options: [
      { value: 'week', label: 'Toda semana, no mesmo dia' },
      { value: 'month', label: 'Todo mês, no dia que eu escolher' },
      { value: 'never', label: 'Excepcionalmente' },
    ],
  },
}

export const ArrowsChoose: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard(' {ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Todo mês' })).toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith('month')
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Toda semana' })).toBeChecked()
  },
}

export const IsReadAsAGroupOfRadios: Story = {
  args: { value: 'month', legendHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Repetir' })).toBeVisible()
    await expect(canvas.getByRole('radio', { name: 'Todo mês' })).toBeChecked()
    await expect(canvas.getByRole('radio', { name: 'Toda semana' })).not.toBeChecked()
  },
}
