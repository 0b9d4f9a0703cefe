import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { narrow } from '../../../workshop/widths.ts'
import { Questions } from './Questions.tsx'

const meta = {
  component: Questions,
  args: {
    label: 'Recarga',
    items: [
      { question: 'Quando o crédito chega?', answer: ['Em segundos, na maioria das vezes.', 'Pode levar até 1 hora.'] },
      { question: 'Preciso de senha?', answer: ['Não. Enviamos um código por SMS.'] },
    ],
  },
} satisfies Meta<typeof Questions>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const LongTextOnANarrowScreen: Story = {
  ...narrow,
  args: {
    items: [
      {
        question: 'O que acontece quando a recarga fica em processamento por mais tempo do que o normal?',
        answer: [`Ela chega ou o dinheiro volta. https://recarrega.example/${'a'.repeat(60)}`],
      },
    ],
  },
  play: async ({ canvas }) => userEvent.click(canvas.getByText(/O que acontece/)),
}

export const OpenByKeyboardEachByItself: Story = {
  play: async ({ canvas }) => {
    const first = canvas.getByText('Em segundos, na maioria das vezes.')
    const second = canvas.getByText('Não. Enviamos um código por SMS.')
    await expect(first).not.toBeVisible()
    const row = canvas.getByText('Quando o crédito chega?').closest('summary')
    await expect(row?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    row?.focus()
    await userEvent.click(canvas.getByText('Quando o crédito chega?'))
    await userEvent.click(canvas.getByText('Preciso de senha?'))
    await expect(first).toBeVisible()
    await expect(second).toBeVisible()
    await userEvent.click(canvas.getByText('Preciso de senha?'))
    await expect(second).not.toBeVisible()
  },
}
