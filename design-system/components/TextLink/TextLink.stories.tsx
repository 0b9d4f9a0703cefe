import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { narrow } from '../../../workshop/widths.ts'
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
      <span>Ao continuar, você aceita os</span> <TextLink {...args} />
      <span>.</span>
    </p>
  ),
}
export const LongTextOnANarrowScreen: Story = {
  ...narrow,
  args: { children: 'Não recebi o código por SMS e quero falar com um atendente', onClick: fn() },
}

export const IsALinkWhereItLeadsSomewhere: Story = {
  args: { children: 'Termos de uso', href: '#terms', target: '_blank' },
  play: async ({ canvas }) => {
    await userEvent.tab()
    const link = canvas.getByRole('link', { name: 'Termos de uso' })
    await expect(link).toHaveFocus()
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
}

const act = fn()

export const IsAButtonWhereItDoesSomething: Story = {
  args: { children: 'Já paguei', onClick: act },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Já paguei' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(act).toHaveBeenCalledOnce()
  },
}
