import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { narrow } from '../../../workshop/widths.ts'
import { CardBrand } from '../CardBrand/CardBrand.tsx'
import { Heading } from '../Heading/Heading.tsx'
import { ListItem } from '../ListItem/ListItem.tsx'
import { PixMark } from '../PixMark/PixMark.tsx'
import { List } from './List.tsx'

const meta = { component: List, args: { label: 'Suas recargas', children: null } } satisfies Meta<typeof List>
export default meta
type Story = StoryObj<typeof meta>

const open = fn()

export const OnlyRead: Story = {
  args: {
    children: (
      <>
        <ListItem title="(11) 98765-4321" detail="27 de novembro" value="R$ 20,00" media={<PixMark />} />
        <ListItem title="(21) 99555-1010" detail="12 de novembro" value="R$ 15,00" media={<PixMark />} />
        <ListItem title="(11) 98765-4321" detail="30 de outubro" value="R$ 30,00" media={<PixMark />} />
      </>
    ),
  },
}

export const WithActions: Story = {
  args: {
    label: 'Seus cartões',
    children: (
      <>
        <ListItem
          title="Crédito final 4242"
          detail="Favorito"
          media={<CardBrand brand="VISA" label="Visa" />}
          action={{ label: 'Excluir', onClick: open }}
        />
        <ListItem
          title="Crédito final 4444"
          media={<CardBrand brand="MASTERCARD" label="Mastercard" />}
          action={{ label: 'Excluir', onClick: open }}
        />
      </>
    ),
  },
}

export const LeadingOn: Story = {
  args: {
    children: (
      <>
        <ListItem title="R$ 20 todo dia 5" detail="(11) 98765-4321" onClick={open} />
        <ListItem title="R$ 15 toda semana" detail="(21) 99555-1010" onClick={open} />
      </>
    ),
  },
}

export const OneRow: Story = { args: { children: <ListItem title="Crédito final 4242" value="R$ 20,00" /> } }

export const NamedByItsHeading: Story = {
  args: { label: undefined, labelledBy: 'recent', children: <ListItem title="(11) 98765-4321" value="R$ 20,00" /> },
  render: args => (
    <>
      <Heading level={2} id="recent">
        Recargas recentes
      </Heading>
      <List {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Recargas recentes' })).toBeVisible()
  },
}

export const LongTextOnANarrowScreen: Story = {
  ...narrow,
  args: {
    children: (
      <>
        <ListItem
          title="Crédito final 4242 de Maria Aparecida Conceição de Albuquerque"
          detail="Cartão salvo na recarga para João Guilherme Vasconcelos"
          media={<CardBrand brand="HIPERCARD" label="Hipercard" />}
          action={{ label: 'Escolher outro cartão', onClick: open }}
        />
        <ListItem
          title="Recarga programada para todo dia 28"
          detail="Maria Aparecida Conceição de Albuquerque"
          value="R$ 1.000,00"
          onClick={open}
        />
      </>
    ),
  },
}

export const IsReadAsAListWithItsRows: Story = {
  ...OnlyRead,
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Suas recargas' })
    const rows = within(list).getAllByRole('listitem')
    await expect(rows).toHaveLength(3)
    await expect(rows[0]).toHaveTextContent('(11) 98765-432127 de novembroR$ 20,00')
  },
}
