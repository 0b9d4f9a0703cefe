import type { Meta, StoryObj } from '@storybook/react-vite'
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
