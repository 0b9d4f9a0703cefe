import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { narrow } from '../../../workshop/widths.ts'
import { DayGrid } from './DayGrid.tsx'

const meta = {
  component: DayGrid,
  args: { legend: 'Dia do mês', name: 'day', onChange: fn() },
} satisfies Meta<typeof DayGrid>
export default meta
type Story = StoryObj<typeof meta>

export const NothingChosen: Story = {}
export const Chosen: Story = { args: { value: '5' } }
export const SomeDisabled: Story = { args: { value: '5', disabledDays: [1, 2, 3, 28] } }
export const LegendHidden: Story = { args: { legendHidden: true, value: '5' } }
export const ChoiceMissing: Story = { args: { error: 'Escolha o dia da recarga.' } }
export const OnANarrowScreen: Story = { ...narrow, args: { value: '5' } }
export const LongTextOnANarrowScreen: Story = {
  ...narrow,
  args: {
    legend: 'Dia do mês em que a recarga programada vai ser feita e cobrada no cartão',
    error: 'Escolha um dia de 1 a 28: são os dias que todos os meses têm.',
  },
}

export const ArrowsGoFromDayToDay: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '7' }))
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: '8' })).toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith('8')
    await userEvent.keyboard('{ArrowUp}')
    await expect(canvas.getByRole('radio', { name: '7' })).toBeChecked()
  },
}

export const ArrowsPassOverWhatCannotBeChosen: Story = {
  args: { disabledDays: [6] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '5' }))
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: '7' })).toBeChecked()
  },
}

export const HasTheDaysOfEveryMonthAndOneStopForTab: Story = {
  args: { value: '5' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Dia do mês' })).toBeVisible()
    await expect(canvas.getAllByRole('radio')).toHaveLength(28)
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: '5' })).toHaveFocus()
  },
}

export const EveryDayIsAFingerWide: Story = {
  ...narrow,
  play: async ({ canvas }) => {
    for (const day of canvas.getAllByRole('radio')) {
      const { width, height } = day.getBoundingClientRect()
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    }
  },
}
