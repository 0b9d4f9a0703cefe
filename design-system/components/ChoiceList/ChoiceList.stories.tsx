import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { narrow } from '../../../workshop/widths.ts'
import { Icon } from '../../icons/Icon.tsx'
import { CardBrand } from '../CardBrand/CardBrand.tsx'
import { PixMark } from '../PixMark/PixMark.tsx'
import { RowAction } from '../RowAction/RowAction.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { ChoiceList } from './ChoiceList.tsx'

const meta = {
  component: ChoiceList,
  args: {
    legend: 'Forma de pagamento',
    name: 'method',
    options: [
      { value: 'pix', label: 'Pix', detail: 'Aprovado na hora', media: <PixMark /> },
      {
        value: 'visa',
        label: 'Crédito final 4242',
        detail: 'Favorito',
        media: <CardBrand brand="VISA" label="Visa" />,
      },
      { value: 'new', label: 'Novo cartão de crédito', media: <Icon name="plus" /> },
    ],
  },
} satisfies Meta<typeof ChoiceList>
export default meta
type Story = StoryObj<typeof meta>

export const NothingChosen: Story = {}
export const Chosen: Story = { args: { value: 'pix' } }
export const LegendHidden: Story = { args: { legendHidden: true } }
export const OneDisabled: Story = {
  args: {
    options: [
      { value: 'pix', label: 'Pix', detail: 'Indisponível agora', disabled: true },
      { value: 'card', label: 'Cartão' },
    ],
  },
}
export const ChoiceMissing: Story = { args: { error: 'Escolha como você quer pagar.' } }
export const WithFooter: Story = { args: { footer: <p>Seus cartões ficam guardados com a operadora.</p> } }
export const Groups: Story = {
  args: {
    groups: [
      { title: 'Sem cartão', options: meta.args.options.slice(0, 1) },
      {
        title: 'Seus cartões',
        options: meta.args.options.slice(1, 2),
        footer: <RowAction label="Ver mais cartões" unfolds onClick={fn()} />,
      },
      {
        title: 'Novo cartão',
        options: [
          { value: 'credit', label: 'Cartão de crédito', media: <Icon name="plus" /> },
          { value: 'debit', label: 'Cartão de débito', media: <Icon name="plus" /> },
        ],
        content: <TextField label="Número do cartão" />,
      },
    ],
    value: 'credit',
    legendHidden: true,
  },
}
export const GroupsOnANarrowScreen: Story = { ...Groups, ...narrow }
export const LongTextOnANarrowScreen: Story = {
  ...narrow,
  args: {
    options: [
      {
        value: 'mercado',
        label: 'Crédito final 4242 de Maria Aparecida Conceição de Albuquerque',
        detail: 'Cartão salvo na recarga para João Guilherme Vasconcelos de Figueiredo Neto',
        media: <CardBrand brand="HIPERCARD" label="Hipercard" />,
      },
    ],
  },
}

export const ArrowsChoose: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^Pix/ }))
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: /4242/ })).toBeChecked()
    await userEvent.keyboard('{ArrowUp}')
    await expect(canvas.getByRole('radio', { name: /^Pix/ })).toBeChecked()
  },
}

export const IsReadWithItsQuestionAndDetails: Story = {
  args: { legendHidden: true, error: 'Escolha como você quer pagar.' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Forma de pagamento' })
    await expect(group).toHaveAccessibleDescription('Escolha como você quer pagar.')
    await expect(canvas.getByRole('radio', { name: /^Pix/ })).toHaveAccessibleDescription('Aprovado na hora')
    await expect(canvas.getByRole('alert')).toHaveTextContent('Escolha como você quer pagar.')
  },
}

export const ArrowsPassOverWhatIsDisabled: Story = {
  ...OneDisabled,
  play: async ({ canvas }) => {
    await userEvent.tab()
    const card = canvas.getByRole('radio', { name: 'Cartão' })
    await expect(card).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(card).toHaveFocus()
    await expect(canvas.getByRole('radio', { name: /^Pix/ })).toBeDisabled()
  },
}
