import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { narrow } from '../../../workshop/widths.ts'
import { CardBrand } from './CardBrand.tsx'

const meta = { component: CardBrand, args: { brand: 'VISA', label: 'Visa' } } satisfies Meta<typeof CardBrand>
export default meta
type Story = StoryObj<typeof meta>

export const Visa: Story = {}
export const Mastercard: Story = { args: { brand: 'MASTERCARD', label: 'Mastercard' } }
export const Elo: Story = { args: { brand: 'ELO', label: 'Elo' } }
export const Amex: Story = { args: { brand: 'AMEX', label: 'American Express' } }
export const Diners: Story = { args: { brand: 'DINERS', label: 'Diners Club' } }
export const Hipercard: Story = { args: { brand: 'HIPERCARD', label: 'Hipercard' } }
export const UnknownYet: Story = { args: { brand: undefined, label: undefined } }
export const AllOnANarrowScreen: Story = {
  ...narrow,
  render: () => (
    <p>
      {(['VISA', 'MASTERCARD', 'ELO', 'AMEX', 'DINERS', 'HIPERCARD', undefined] as const).map(brand => (
        <CardBrand key={brand ?? 'unknown'} brand={brand} />
      ))}
    </p>
  ),
}

export const IsNamedWhereNothingElseNamesIt: Story = {
  args: { brand: 'AMEX', label: 'American Express' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'American Express' })).toBeVisible()
  },
}

export const IsDecorationWithoutALabel: Story = {
  args: { label: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}
