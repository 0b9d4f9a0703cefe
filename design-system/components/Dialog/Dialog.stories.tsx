import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { narrow, wide } from '../../../workshop/widths.ts'
import { Button } from '../Button/Button.tsx'
import { NewsText } from '../NewsText/NewsText.tsx'
import { Dialog } from './Dialog.tsx'

const meta = {
  component: Dialog,
  args: {
    open: true,
    title: 'Recarga não efetuada',
    dismissLabel: 'Fechar',
    onDismiss: fn(),
    children: <p>Nada foi cobrado.</p>,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Dialog>
export default meta
type Story = StoryObj<typeof meta>

const long = Array.from({ length: 14 }, (_, i) => (
  <p key={String(i)}>{`${i + 1}. Confira o número antes de continuar: o crédito não volta.`}</p>
))
const pay = <Button tone="primary">Escolher outra forma</Button>

export const Plain: Story = {}
export const SheetFromBelowOnAPhone: Story = {
  ...narrow,
  args: { icon: { tone: 'bad', name: 'alert' }, footer: pay },
}
export const CardInTheMiddleOfAWideScreen: Story = {
  ...wide,
  args: { icon: { tone: 'bad', name: 'alert' }, footer: pay },
}
export const NewsUnderALabel: Story = {
  args: {
    icon: { tone: 'bad', name: 'alert' },
    title: 'Erro!',
    hasNews: true,
    children: <NewsText news="Este cartão já está salvo." text="Este cartão já está salvo. Use outro cartão." />,
    footer: pay,
  },
}
export const DeclinedCard: Story = { args: { icon: { tone: 'bad', name: 'alert' }, footer: pay } }
export const Question: Story = {
  args: { icon: { tone: 'info', name: 'help' }, title: 'Este número está certo?', footer: pay },
}
export const ScrollsUnderItsFooter: Story = { args: { children: long, footer: pay } }
export const LongTitleOnANarrowScreen: Story = {
  ...narrow,
  args: { title: 'Esta recarga para Maria Aparecida Conceição de Albuquerque já está em andamento', footer: pay },
}

export const EscapeAsksTheParent: Story = {
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2 })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await expect(args.onDismiss).toHaveBeenCalled()
    await expect(canvas.getByRole('dialog')).toHaveAttribute('open')
  },
}

export const IsReadAsADialogWithItsTitle: Story = {
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole('dialog', { name: 'Recarga não efetuada' })
    // The customer cannot use the page behind the modal.
    await expect(dialog.matches(':modal')).toBe(true)
    await expect(document.documentElement).toHaveAttribute('data-scroll')
  },
}

export const ATapBesideItAsksTheParent: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Nada foi cobrado.'))
    await expect(args.onDismiss).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('dialog'))
    await expect(args.onDismiss).toHaveBeenCalledOnce()
  },
}

export const FocusComesBack: Story = {
  render: args => <Opener {...args} />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Abrir' })
    await userEvent.click(opener)
    await userEvent.click(canvas.getByRole('button', { name: 'Fechar' }))
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

function Opener(props: React.ComponentProps<typeof Dialog>) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button tone="outline" onClick={() => setOpen(true)}>
        Abrir
      </Button>
      <Dialog {...props} open={open} onDismiss={() => setOpen(false)} />
    </>
  )
}
