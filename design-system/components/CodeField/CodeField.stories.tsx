import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { narrow } from '../../../workshop/widths.ts'
import { CodeField } from './CodeField.tsx'

const meta = { component: CodeField, args: { label: 'Código de 6 dígitos', length: 6 } } satisfies Meta<
  typeof CodeField
>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const PartlyTyped: Story = { args: { defaultValue: '123' } }
export const Filled: Story = { args: { defaultValue: '482913' } }
export const WithHint: Story = { args: { hint: 'Enviado por SMS' } }
export const LabelHidden: Story = { args: { labelHidden: true } }
export const WrongCode: Story = {
  args: { defaultValue: '000000', error: 'Código incorreto. Confira o SMS mais recente.' },
}
export const Disabled: Story = { args: { defaultValue: '482913', disabled: true } }
export const OnANarrowScreen: Story = { ...narrow, args: { defaultValue: '482913' } }

export const LongTextOnANarrowScreen: Story = {
  ...narrow,
  args: {
    label: 'Código de 6 dígitos que enviamos por SMS para o número (11) 98765-4321',
    hint: 'O SMS pode levar até um minuto para chegar, conforme a cobertura da operadora',
    error: 'Código incorreto. Confira o SMS mais recente: os anteriores não valem mais.',
  },
}

export const IsReadAsOneFieldWithItsError: Story = {
  args: { labelHidden: true, hint: 'Enviado por SMS', error: 'Código incorreto.' },
  play: async ({ canvas }) => {
    await userEvent.tab()
    const field = canvas.getByRole('textbox', { name: 'Código de 6 dígitos' })
    await expect(field).toHaveFocus()
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('Código incorreto. Enviado por SMS')
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(field).toHaveAttribute('inputmode', 'numeric')
  },
}

export const BackspaceTakesTheLastDigit: Story = {
  args: { defaultValue: '4829' },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{End}{Backspace}{Backspace}1')
    await expect(canvas.getByRole('textbox')).toHaveValue('481')
  },
}
