import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { narrow } from '../../../workshop/widths.ts'
import { ActionCard } from './ActionCard.tsx'

const meta = { component: ActionCard } satisfies Meta<typeof ActionCard>
export default meta
type Story = StoryObj<typeof meta>

export const Best: Story = {
  args: {
    tone: 'accent',
    icon: 'repeat',
    title: 'Repetir R$ 30',
    detail: 'Visa final 4242, em um toque',
    onClick: fn(),
  },
}
export const Soft: Story = {
  args: {
    tone: 'soft',
    icon: 'phone',
    title: 'Fazer uma recarga',
    detail: 'Para o seu número ou para outro',
    onClick: fn(),
  },
}
export const WithoutDetail: Story = { args: { tone: 'soft', icon: 'history', title: 'Minhas recargas', onClick: fn() } }
export const AsLink: Story = {
  args: { tone: 'soft', icon: 'help', title: 'Ajuda', detail: 'Perguntas e respostas', href: '#help' },
}
export const LongTextOnANarrowScreen: Story = {
  ...narrow,
  args: {
    tone: 'accent',
    icon: 'repeat',
    title: 'Repetir a recarga de R$ 100 para Maria Aparecida Conceição de Albuquerque',
    detail: 'Mastercard final 4444, o cartão favorito, em um toque e sem digitar nada de novo',
    onClick: fn(),
  },
}

const repeat = fn()

export const IsOneTargetWithAllItsWords: Story = {
  args: { tone: 'accent', icon: 'repeat', title: 'Repetir R$ 30', detail: 'Visa final 4242', onClick: repeat },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Repetir R$ 30 Visa final 4242' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(repeat).toHaveBeenCalledOnce()
  },
}
