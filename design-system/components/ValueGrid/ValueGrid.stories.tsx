import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { narrow } from '../../../workshop/widths.ts'
import { ValueGrid } from './ValueGrid.tsx'

const option = (amount: string, detail: string) => ({ value: amount, amount, detail, currency: 'R$' })
const options = [
  option('10', '15 dias'),
  option('15', '20 dias'),
  { ...option('20', '+1 GB de bônus'), badge: 'mais pedido' },
]

const meta = { component: ValueGrid, args: { legend: 'Escolha o valor', name: 'value', options } } satisfies Meta<
  typeof ValueGrid
>
export default meta
type Story = StoryObj<typeof meta>

export const NothingChosen: Story = {}
export const Chosen: Story = { args: { value: '20' } }
export const WithAside: Story = { args: { aside: 'vale por 30 dias' } }
export const WithHelp: Story = { args: { help: { label: 'Validade e bônus', onClick: fn() } } }
export const TwoLinesAndAFullLastRow: Story = {
  args: { options: [...options, { ...option('30', '30 dias'), detail2: '+3 GB de bônus' }, option('50', '60 dias')] },
}
export const LegendIsTheHeading: Story = { args: { legendAs: 'h1' } }
export const ChoiceMissing: Story = { args: { error: 'Escolha um valor para continuar.' } }
export const OneDisabled: Story = {
  args: { options: [{ ...option('10', 'Em falta'), disabled: true }, ...options.slice(1)], value: '20' },
}
export const LongTextOnANarrowScreen: Story = {
  ...narrow,
  args: {
    legend: 'Quanto você quer recarregar no número de Maria Aparecida?',
    aside: 'vale por 30 dias corridos',
    options: [option('1.000', 'válido por 180 dias corridos'), ...options],
    value: '1.000',
  },
}

export const ArrowsChoose: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /10/ }))
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: /15,?.*20 dias/ })).toBeChecked()
  },
}

export const IsReadWithWhatEachValueGives: Story = {
  args: { error: 'Escolha um valor para continuar.' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Escolha o valor' })
    await expect(group).toHaveAccessibleDescription('Escolha um valor para continuar.')
    const best = canvas.getByRole('radio', { name: /20.*bônus.*mais pedido/ })
    await userEvent.click(best)
    await expect(best).toBeChecked()
  },
}

export const ArrowsPassOverWhatIsOutOfReach: Story = {
  ...OneDisabled,
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: /20.*bônus/ })).toHaveFocus()
    await expect(canvas.getByRole('radio', { name: /Em falta/ })).toBeDisabled()
  },
}
