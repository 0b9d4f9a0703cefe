import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { narrow } from '../../../workshop/widths.ts'
import { ChipChoice } from './ChipChoice.tsx'

const meta = {
  component: ChipChoice,
  args: {
    legend: 'Valor',
    name: 'value',
    onChange: fn(),
    options: [
      { value: '15', label: 'R$ 15' },
      { value: '20', label: 'R$ 20' },
      { value: '30', label: 'R$ 30' },
      { value: '50', label: 'R$ 50' },
    ],
  },
} satisfies Meta<typeof ChipChoice>
export default meta
type Story = StoryObj<typeof meta>

export const NothingChosen: Story = {}
export const Chosen: Story = { args: { value: '20' } }
export const SomeDisabled: Story = {
  args: {
    value: '20',
    options: [
      { value: '15', label: 'R$ 15', disabled: true },
      { value: '20', label: 'R$ 20' },
    ],
  },
}
export const ChosenDisabled: Story = {
  args: {
    value: '15',
    options: [
      { value: '15', label: 'R$ 15', disabled: true },
      { value: '20', label: 'R$ 20', disabled: true },
    ],
  },
}
export const LegendHidden: Story = { args: { legendHidden: true } }
export const ChoiceMissing: Story = { args: { error: 'Escolha um valor para continuar.' } }
export const LongTextOnANarrowScreen: Story = {
  ...narrow,
  args: {
    legend: 'Para quem é a recarga que você quer programar',
    value: 'maria',
    options: [
      { value: 'mine', label: 'Meu número' },
      { value: 'maria', label: 'Maria Aparecida Conceição de Albuquerque e Vasconcelos' },
      { value: 'other', label: 'Outro número' },
    ],
  },
}

export const ArrowsChooseAndComeAround: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'R$ 15' })).toHaveFocus()
    await userEvent.keyboard(' {ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'R$ 20' })).toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith('20')
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect(canvas.getByRole('radio', { name: 'R$ 50' })).toBeChecked()
  },
}

export const SaysWhatIsAskedAndWhatIsMissing: Story = {
  args: { error: 'Escolha um valor para continuar.' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Valor' })
    await expect(group).toHaveAccessibleDescription('Escolha um valor para continuar.')
    await expect(canvas.getByRole('alert')).toHaveTextContent('Escolha um valor')
  },
}
