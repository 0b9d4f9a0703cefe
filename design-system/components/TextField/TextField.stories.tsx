import type { Meta, StoryObj } from '@storybook/react-vite'
import { narrow } from '../../../.storybook/widths.ts'
import { CardBrand } from '../CardBrand/CardBrand.tsx'
import { TextField } from './TextField.tsx'

const meta = { component: TextField, args: { label: 'Número com DDD', type: 'tel' } } satisfies Meta<typeof TextField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const WithHint: Story = { args: { hint: 'Pré-pago ou Controle' } }
export const Filled: Story = { args: { defaultValue: '(11) 98765-4321' } }
export const Invalid: Story = {
  args: { hint: 'Pré-pago ou Controle', defaultValue: '(20) 9', error: 'Este DDD não existe.' },
}
export const Disabled: Story = { args: { disabled: true, defaultValue: '(11) 98765-4321' } }
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: '(11) 98765-4321' } }
export const WithSuffix: Story = {
  args: {
    label: 'Número do cartão',
    defaultValue: '4242 4242 4242 4242',
    suffix: <CardBrand brand="VISA" label="Visa" />,
  },
}
export const LongTextOnANarrowScreen: Story = {
  ...narrow,
  args: {
    label: 'Nome completo de quem vai receber a recarga, como está no documento',
    type: 'text',
    defaultValue: 'Maria Aparecida Conceição de Albuquerque e Vasconcelos Figueiredo',
    error: 'Este nome é longo demais para caber no comprovante. Abrevie os nomes do meio.',
  },
}
