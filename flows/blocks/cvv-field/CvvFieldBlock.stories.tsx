import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { blockStory } from '../../../workshop/flows/block-story.tsx'
import { narrow } from '../../../workshop/widths.ts'

export default { title: 'Blocks/cvv-field' } satisfies Meta

const props = { fact: 'payment.cvv', label: 'CVV', hint: '{digits} dígitos do cartão {card}' } as const
const visa = { 'payment.cardName': 'Visa final 4242', 'payment.cardBrand': 'VISA' }
const amex = { 'payment.cardName': 'Amex final 0005', 'payment.cardBrand': 'AMEX' }
const saved = (facts: typeof visa) => [{ do: 'write', facts }] as const

export const ThreeDigits = blockStory('cvv-field', props, {
  actions: saved(visa),
  play: async ({ canvas }) => expect(canvas.getByText('3 dígitos do cartão Visa final 4242')).toBeVisible(),
})
export const FourDigits = blockStory('cvv-field', props, {
  actions: saved(amex),
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('CVV')
    await expect(field).toHaveAccessibleDescription('4 dígitos do cartão Amex final 0005')
    await userEvent.type(field, '123')
    await userEvent.tab()
    await expect(await canvas.findByText('O código deste cartão tem 4 dígitos, na frente.')).toBeVisible()
  },
})
export const BrandUnknown = blockStory('cvv-field', props, {
  actions: saved({ 'payment.cardName': 'Hiper final 1234', 'payment.cardBrand': 'HIPER' }),
  play: async ({ canvas }) => expect(canvas.getByText('3 ou 4 dígitos do cartão Hiper final 1234')).toBeVisible(),
})
export const WithoutHint = blockStory('cvv-field', { fact: 'payment.cvv', label: 'CVV' })
export const OnANarrowScreen = blockStory('cvv-field', props, { ...narrow, actions: saved(visa) })
export const WithHelp = blockStory(
  'cvv-field',
  { ...props, help: { label: 'Onde fica este código?', text: 'No verso do cartão, ou na frente nos da Amex.' } },
  {
    ...narrow,
    actions: saved(visa),
    play: async ({ canvas }) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Onde fica este código?' }))
      await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible())
      await userEvent.type(canvas.getByLabelText('CVV'), '123')
      await expect(canvas.getByRole('tooltip', { hidden: true })).not.toBeVisible()
    },
  },
)
