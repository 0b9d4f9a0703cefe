import type { Meta, StoryObj } from '@storybook/react-vite'
import { narrow } from '../../../workshop/widths.ts'
import { FieldMessage } from './FieldMessage.tsx'

const meta = { component: FieldMessage, args: { fieldId: 'field' } } satisfies Meta<typeof FieldMessage>
export default meta
type Story = StoryObj<typeof meta>

export const Hint: Story = { args: { hint: 'Pré-pago ou Controle' } }
export const ErrorInThePlaceOfTheHint: Story = { args: { hint: 'Pré-pago ou Controle', error: 'Este DDD não existe.' } }
export const LongErrorOnANarrowScreen: Story = {
  ...narrow,
  args: { error: 'Não aceitamos esta bandeira. Use Visa, Mastercard, Elo, American Express, Diners ou Hipercard.' },
}
