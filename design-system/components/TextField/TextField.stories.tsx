import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { narrow } from '../../../workshop/widths.ts'
import { CardBrand } from '../CardBrand/CardBrand.tsx'
import { TextField } from './TextField.tsx'

const meta = { component: TextField, args: { label: 'Nome no cartão' } } satisfies Meta<typeof TextField>
export default meta
type Story = StoryObj<typeof meta>

const phone = { label: 'Número com DDD', purpose: 'phone' as const, hint: 'Pré-pago ou Controle' }
const cpf = { label: 'CPF', purpose: 'cpf' as const }
const cardNumber = { label: 'Número do cartão', purpose: 'cardNumber' as const }
const expiry = { label: 'Validade', purpose: 'expiry' as const, hint: 'Mês e ano' }
const cvv = { label: 'CVV', purpose: 'cvv' as const, hint: 'Três números no verso' }

export const Empty: Story = {}
export const WithHint: Story = { args: { hint: 'Como está impresso' } }
export const WithPlaceholder: Story = { args: { placeholder: 'MARIA A ALBUQUERQUE' } }
export const Filled: Story = { args: { defaultValue: 'MARIA A ALBUQUERQUE' } }
export const Invalid: Story = { args: { hint: 'Como está impresso', defaultValue: 'M', error: 'Escreva o nome.' } }
export const Disabled: Story = { args: { disabled: true, defaultValue: 'MARIA A ALBUQUERQUE' } }
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'MARIA A ALBUQUERQUE' } }

export const Phone: Story = { args: phone }
export const PhoneFilled: Story = { args: { ...phone, defaultValue: '(11) 98765-4321' } }
export const PhoneInvalid: Story = { args: { ...phone, defaultValue: '(20) 9', error: 'Este DDD não existe.' } }
export const Cpf: Story = { args: cpf }
export const CpfFilled: Story = { args: { ...cpf, defaultValue: '529.982.247-25' } }
export const CpfInvalid: Story = {
  args: { ...cpf, defaultValue: '529.982.247-24', error: 'Confira os números do CPF.' },
}
export const CardNumber: Story = { args: { ...cardNumber, suffix: <CardBrand brand={undefined} /> } }
export const CardNumberFilled: Story = {
  args: { ...cardNumber, defaultValue: '4242 4242 4242 4242', suffix: <CardBrand brand="VISA" label="Visa" /> },
}
export const CardNumberInvalid: Story = {
  args: { ...cardNumber, defaultValue: '4242 4242 4242 4241', error: 'Confira o número do cartão.' },
}
export const Expiry: Story = { args: expiry }
export const ExpiryInvalid: Story = { args: { ...expiry, defaultValue: '01/20', error: 'Este cartão venceu.' } }
export const Cvv: Story = { args: cvv }
export const Short: Story = { args: { ...cvv, length: 'short', suffix: <CardBrand brand={undefined} /> } }
export const CvvInvalid: Story = { args: { ...cvv, defaultValue: '12', error: 'Faltam números.' } }

export const CardNumberOnANarrowScreen: Story = { ...CardNumberFilled, ...narrow }
export const LongTextOnANarrowScreen: Story = {
  ...narrow,
  args: {
    label: 'Nome completo de quem vai receber a recarga, como está no documento',
    defaultValue: 'Maria Aparecida Conceição de Albuquerque e Vasconcelos Figueiredo',
    error: 'Este nome é longo demais para caber no comprovante. Abrevie os nomes do meio.',
  },
}

export const ItsLabelLeadsToIt: Story = {
  args: phone,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Número com DDD'))
    const field = canvas.getByRole('textbox', { name: 'Número com DDD' })
    await expect(field).toHaveFocus()
    await expect(field).toHaveAccessibleDescription('Pré-pago ou Controle')
    await expect(field).not.toHaveAttribute('aria-invalid')
  },
}

export const ItsErrorIsAnnouncedAndReadBeforeItsHint: Story = {
  args: { ...phone, error: 'Este DDD não existe.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox')
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('Este DDD não existe. Pré-pago ou Controle')
    await expect(canvas.getByRole('alert')).toHaveTextContent('Este DDD não existe.')
  },
}

export const EachPurposeOpensItsKeyboardAndAutofill: Story = {
  render: () => (
    <form>
      {[phone, cpf, cardNumber, expiry, cvv].map(field => (
        <TextField key={field.label} {...field} />
      ))}
    </form>
  ),
  play: async ({ canvas }) => {
    const asked = canvas.getAllByRole('textbox').map(field => [field.inputMode, field.getAttribute('autocomplete')])
    await expect(asked).toEqual([
      ['tel', 'tel-national'],
      ['numeric', 'off'],
      ['numeric', 'cc-number'],
      ['numeric', 'cc-exp'],
      ['numeric', 'cc-csc'],
    ])
    await userEvent.tab()
    await userEvent.keyboard('11987654321{Tab}')
    await expect(canvas.getByRole('textbox', { name: 'CPF' })).toHaveFocus()
  },
}
