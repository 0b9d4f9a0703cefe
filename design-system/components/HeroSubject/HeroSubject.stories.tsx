import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { narrow } from '../../../workshop/widths.ts'
import { AppHeader } from '../AppHeader/AppHeader.tsx'
import { HeroSubject } from './HeroSubject.tsx'

const meta = {
  component: HeroSubject,
  args: { label: 'Recarga para', value: 'Ana, (11) 98765-4321' },
  parameters: { layout: 'fullscreen' },
  render: args => (
    <AppHeader variant="hero">
      <HeroSubject {...args} />
    </AppHeader>
  ),
} satisfies Meta<typeof HeroSubject>
export default meta
type Story = StoryObj<typeof meta>

const action = { label: 'Trocar', onClick: fn() }

export const Alone: Story = {}
export const WithAction: Story = { args: { action } }
export const WithMoreBelow: Story = { args: { action, children: <p>Ou escolha um dos seus números.</p> } }
export const LongNameOnANarrowScreen: Story = {
  ...narrow,
  args: { value: 'Maria Aparecida Conceição de Albuquerque, (61) 99555-1010', action },
}

export const KeysReachItsAction: Story = {
  args: { action },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Trocar' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(action.onClick).toHaveBeenCalledOnce()
  },
}
