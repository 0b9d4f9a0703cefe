import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { narrow } from '../../../workshop/widths.ts'
import { Button } from '../Button/Button.tsx'
import { EmptyState } from './EmptyState.tsx'

const recharge = fn()
const action = (
  <Button tone="primary" width="hug" onClick={recharge}>
    Fazer uma recarga
  </Button>
)
const meta = {
  component: EmptyState,
  args: { icon: 'history', title: 'Nenhuma recarga ainda' },
} satisfies Meta<typeof EmptyState>
export default meta
type Story = StoryObj<typeof meta>

export const TitleAlone: Story = {}
export const WithText: Story = { args: { text: 'As recargas que você fizer aparecem aqui.' } }
export const WithAction: Story = { args: { text: 'As recargas que você fizer aparecem aqui.', action } }
export const NoCard: Story = {
  args: { icon: 'card', title: 'Nenhum cartão salvo', text: 'Salve um cartão ao pagar, para recarregar em um toque.' },
}
export const LongTextOnANarrowScreen: Story = {
  ...narrow,
  args: {
    title: 'Você ainda não tem nenhuma recarga programada para os seus dependentes',
    text: 'Escolha um número, um valor e um dia do mês: a recarga é feita sozinha, e você pode cancelar quando quiser.',
    action: <Button tone="primary">Programar a primeira recarga dos meus dependentes</Button>,
  },
}

export const IsAHeadingWithAWayOut: Story = {
  args: { text: 'As recargas que você fizer aparecem aqui.', action },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Nenhuma recarga ainda' })).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Fazer uma recarga' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(recharge).toHaveBeenCalled()
  },
}
