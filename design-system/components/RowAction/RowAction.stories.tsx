import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { narrow } from '../../../workshop/widths.ts'
import { RowAction } from './RowAction.tsx'

const meta = { component: RowAction } satisfies Meta<typeof RowAction>
export default meta
type Story = StoryObj<typeof meta>

export const WithIcon: Story = { args: { label: 'Novo cartão de crédito', icon: 'plus', onClick: fn() } }
export const WithoutIcon: Story = { args: { label: 'Outro número', onClick: fn() } }
export const Unfolds: Story = { args: { label: 'Ver mais cartões', unfolds: true, onClick: fn() } }
export const AsLink: Story = { args: { label: 'Ajuda', icon: 'help', href: '#help' } }
export const LongTextOnANarrowScreen: Story = {
  ...narrow,
  args: { label: 'Cadastrar mais um cartão de crédito para as próximas recargas', icon: 'card', onClick: fn() },
}

const add = fn()

export const KeysPressIt: Story = {
  args: { label: 'Novo cartão de crédito', icon: 'plus', onClick: add },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Novo cartão de crédito' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(add).toHaveBeenCalledOnce()
  },
}
