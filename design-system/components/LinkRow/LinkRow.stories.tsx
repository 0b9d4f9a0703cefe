import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { narrow } from '../../../workshop/widths.ts'
import { LinkRow } from './LinkRow.tsx'

const help = fn()
const links = [
  { label: 'Ajuda', onSelect: help },
  { label: 'Privacidade', onSelect: fn() },
  { label: 'Acessibilidade', onSelect: fn() },
]
const meta = { component: LinkRow, args: { links } } satisfies Meta<typeof LinkRow>
export default meta
type Story = StoryObj<typeof meta>

export const Three: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Ajuda' })
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await userEvent.click(button)
    await expect(help).toHaveBeenCalledOnce()
  },
}
export const LongTextOnANarrowScreen: Story = {
  ...narrow,
  args: { links: [...links, { label: 'Como falar com a operadora da sua linha', onSelect: fn() }] },
}
