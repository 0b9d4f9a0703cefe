import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { narrow } from '../../../workshop/widths.ts'
import { Skeleton } from './Skeleton.tsx'

const meta = { component: Skeleton, args: { shape: 'line', label: 'Carregando' } } satisfies Meta<typeof Skeleton>
export default meta
type Story = StoryObj<typeof meta>

export const Line: Story = {}
export const Title: Story = { args: { shape: 'title' } }
export const Card: Story = { args: { shape: 'card' } }
export const Grid: Story = { args: { shape: 'grid' } }
export const List: Story = { args: { shape: 'list' } }
export const Qr: Story = { args: { shape: 'qr' } }
export const Content: Story = { args: { shape: 'content', children: <p>Dois textos</p> } }
export const GridOnANarrowScreen: Story = { ...narrow, args: { shape: 'grid' } }

export const OnlyItsLabelIsRead: Story = {
  args: { shape: 'list', label: 'Carregando as formas de pagamento' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Carregando as formas de pagamento')
    await expect(canvas.queryByRole('list')).toBeNull()
  },
}

export const ContentIsNeitherSeenNorRead: Story = {
  args: { shape: 'content', children: <button type="button">Trocar</button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Trocar')).not.toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const IsSilentWithoutALabel: Story = {
  args: { label: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull()
  },
}
