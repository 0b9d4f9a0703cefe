import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { narrow } from '../../../workshop/widths.ts'
import { Snackbar } from './Snackbar.tsx'

const meta = { component: Snackbar, args: { tone: 'good', text: 'Código copiado', visible: true } } satisfies Meta<
  typeof Snackbar
>
export default meta
type Story = StoryObj<typeof meta>

export const Good: Story = {}
export const Info: Story = { args: { tone: 'info', text: 'Ainda não recebemos o pagamento.' } }
export const Bad: Story = { args: { tone: 'bad', text: 'Não conseguimos falar com a operadora.' } }
export const NothingToSay: Story = { args: { text: '', visible: false } }
export const LongTextOnANarrowScreen: Story = {
  ...narrow,
  args: {
    tone: 'bad',
    text: 'Não conseguimos falar com a operadora. Confira a sua internet e tente de novo em alguns segundos.',
  },
}

function Copier() {
  const [copied, setCopied] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setCopied(true)}>
        Copiar
      </button>
      <Snackbar tone="good" text="Código copiado" visible={copied} />
    </>
  )
}

export const IsAnnouncedWithoutTakingFocus: Story = {
  render: () => <Copier />,
  play: async ({ canvas }) => {
    // The element exists before it has a text, because screen readers announce only changes.
    const status = canvas.getByRole('status')
    await expect(status).toHaveTextContent('')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(status).toHaveTextContent('Código copiado')
    await expect(canvas.getByRole('button', { name: 'Copiar' })).toHaveFocus()
  },
}
