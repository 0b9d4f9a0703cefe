import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { narrow } from '../../../workshop/widths.ts'
import { Button } from '../Button/Button.tsx'
import { MessagePage } from './MessagePage.tsx'

const meta = {
  component: MessagePage,
  args: {
    tone: 'warning',
    icon: 'alert',
    title: 'Serviço indisponível',
    text: 'Desculpe. O serviço está temporariamente indisponível. Tente novamente mais tarde.',
    actions: (
      <>
        <Button tone="primary">Tentar novamente</Button>
        <Button tone="quiet">Voltar ao início</Button>
      </>
    ),
  },
} satisfies Meta<typeof MessagePage>
export default meta
type Story = StoryObj<typeof meta>

export const Unavailable: Story = {}
export const NothingCharged: Story = { args: { tone: 'bad', title: 'Recarga não efetuada', note: 'Nada foi cobrado.' } }
export const WithCode: Story = { args: { code: 'Código 207' } }
export const NewsUnderALabel: Story = {
  args: {
    title: 'Erro!',
    news: 'Este número não é da operadora.',
    text: 'Este número não é da operadora. Confira o DDD e o número.',
    code: 'Código 202',
  },
}
export const GoodNews: Story = {
  args: { tone: 'good', icon: 'check', title: 'Recarga feita!', text: 'Os créditos já estão disponíveis.' },
}
export const LongTextOnANarrowScreen: Story = {
  ...narrow,
  args: {
    title: 'Não conseguimos confirmar a recarga programada',
    text: 'O banco emissor pediu uma confirmação a mais, que não chegou a tempo. Abra o aplicativo do seu banco, confirme o pagamento e volte aqui.',
    note: 'Se o valor foi cobrado, a recarga chega ou o dinheiro volta em até dois dias úteis.',
    code: 'Código 1003',
  },
}

export const ItsHeadingCanTakeFocusAndTheActionsFollow: Story = {
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: 'Serviço indisponível' })
    heading.focus()
    await expect(heading).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Tentar novamente' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Voltar ao início' })).toHaveFocus()
  },
}
