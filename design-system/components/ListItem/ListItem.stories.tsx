import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { narrow } from '../../../workshop/widths.ts'
import { Icon } from '../../icons/Icon.tsx'
import { CardBrand } from '../CardBrand/CardBrand.tsx'
import { List } from '../List/List.tsx'
import { ListItem } from './ListItem.tsx'

const meta = {
  component: ListItem,
  render: args => (
    <List label="Exemplo">
      <ListItem {...args} />
    </List>
  ),
} satisfies Meta<typeof ListItem>
export default meta
type Story = StoryObj<typeof meta>

const onClick = fn()
const card = {
  title: 'Crédito final 4242',
  detail: 'Próxima: 5 de dezembro',
  media: <CardBrand brand="VISA" label="Visa" />,
}

export const TitleAlone: Story = { args: { title: 'Crédito final 4242' } }
export const WithDetail: Story = { args: { title: card.title, detail: card.detail } }
export const WithCardBrand: Story = { args: card }
export const WithIcon: Story = { args: { ...card, media: <Icon name="calendar" /> } }
export const WithValue: Story = { args: { ...card, value: 'R$ 20,00' } }
export const WithNote: Story = { args: { ...card, value: 'R$ 20,00', note: 'Feita', onClick } }
export const NoteThatStandsOut: Story = {
  ...narrow,
  args: { ...card, value: 'R$ 100,00', note: 'Em processamento', noteIcon: 'clock', onClick },
}
export const WithAction: Story = { args: { ...card, action: { label: 'Trocar', onClick } } }
export const ActionBusy: Story = { args: { ...card, action: { label: 'Excluindo', onClick, busy: true } } }
export const AsButton: Story = { args: { ...card, onClick } }
export const Collapsed: Story = { args: { title: 'Mostrar QR Code', expanded: false, onClick } }
export const Expanded: Story = { args: { title: 'Mostrar QR Code', expanded: true, onClick } }
export const AsLink: Story = { args: { title: 'Ajuda', media: <Icon name="help" />, href: '#help' } }
export const LongTextOnANarrowScreen: Story = {
  ...narrow,
  args: {
    ...card,
    title: 'Crédito final 4242 de Maria Aparecida Conceição de Albuquerque e Vasconcelos',
    detail: 'Próxima cobrança na quarta-feira, 5 de dezembro de 2026, pela manhã',
    action: { label: 'Trocar', onClick },
  },
}
export const LongWordOnANarrowScreen: Story = {
  ...narrow,
  args: { ...card, title: 'Inconstitucionalissimamente-recarregável@operadora.example', value: 'R$ 1.000,00' },
}

export const TheActionSaysWhatItIsAbout: Story = {
  args: { ...card, action: { label: 'Trocar', onClick } },
  play: async ({ canvas }) => {
    await userEvent.tab()
    const action = canvas.getByRole('button', { name: 'Trocar Crédito final 4242' })
    await expect(action).toHaveFocus()
    await expect(action.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    onClick.mockClear()
    await userEvent.keyboard('{Enter}')
    await expect(onClick).toHaveBeenCalledOnce()
  },
}

export const ABusyActionKeepsFocusAndDoesNothing: Story = {
  args: { ...card, action: { label: 'Excluindo', onClick, busy: true } },
  play: async ({ canvas }) => {
    onClick.mockClear()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const action = canvas.getByRole('button', { name: /^Excluindo/ })
    await expect(action).toHaveFocus()
    await expect(action).toHaveAttribute('aria-disabled', 'true')
    await expect(onClick).not.toHaveBeenCalled()
  },
}

export const TheWholeRowIsOneTarget: Story = {
  args: { ...card, onClick },
  play: async ({ canvas }) => {
    onClick.mockClear()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Visa Crédito final 4242 Próxima: 5 de dezembro' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(onClick).toHaveBeenCalledOnce()
  },
}
