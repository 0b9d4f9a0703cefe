import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { narrow } from '../../../.storybook/widths.ts'
import { TextLink } from './TextLink.tsx'

const meta = { component: TextLink } satisfies Meta<typeof TextLink>
export default meta
type Story = StoryObj<typeof meta>

export const StandsAlone: Story = { args: { children: 'Já paguei', onClick: fn() } }
export const AsLink: Story = { args: { children: 'Como pagar com Pix', href: '#pix' } }
export const InASentence: Story = {
  args: { children: 'termos de uso', size: 'inline', href: '#terms' },
  render: args => (
    <p>
      Ao continuar, você aceita os <TextLink {...args} />.
    </p>
  ),
}
export const LongTextOnANarrowScreen: Story = {
  ...narrow,
  args: { children: 'Não recebi o código por SMS e quero falar com um atendente', onClick: fn() },
}
