import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { narrow } from '../../../workshop/widths.ts'
import { Menu } from './Menu.tsx'

const select = fn()
const meta = {
  component: Menu,
  args: {
    label: 'Menu',
    items: [
      { label: 'Início', icon: 'home', onSelect: select },
      { label: 'Recarregar', icon: 'phone', onSelect: select },
      { label: 'Ajuda', icon: 'help', href: '#help' },
      { label: 'Sair', icon: 'logout', onSelect: select },
    ],
  },
  decorators: [
    Story => (
      <div style={{ display: 'flex', justifyContent: 'flex-end', minHeight: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Menu>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }))
    // The list fades in, so it is invisible in its first frame.
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Sair' })).toBeVisible())
  },
}

export const OpenOnANarrowScreen: Story = {
  ...narrow,
  args: { items: [{ label: 'Recargas programadas para os meus dependentes', icon: 'calendar', onSelect: select }] },
  play: async ({ canvas }) => userEvent.click(canvas.getByRole('button', { name: 'Menu' })),
}

export const ArrowsMoveAndEscapeGivesFocusBack: Story = {
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('button', { name: 'Menu' })
    await userEvent.click(toggle)
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('button', { name: 'Início' })).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(canvas.getByRole('button', { name: 'Sair' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(toggle).toHaveFocus()
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  },
}

export const ChoosingClosesIt: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Recarregar' }))
    await expect(select).toHaveBeenCalled()
    await expect(canvas.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false')
  },
}

export const IsReadAsAListBehindAButton: Story = {
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('button', { name: 'Menu', expanded: false })
    await expect(canvas.queryByRole('list')).toBeNull()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Início' })).toHaveFocus()
  },
}

export const LeavingClosesIt: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }))
    await userEvent.click(canvasElement)
    await expect(canvas.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false')
  },
}
