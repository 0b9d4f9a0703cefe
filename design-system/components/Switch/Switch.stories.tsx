import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { narrow } from '../../../workshop/widths.ts'
import { Switch } from './Switch.tsx'

const meta = { component: Switch, args: { label: 'Salvar este cartão', onChange: fn() } } satisfies Meta<typeof Switch>
export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {}
export const On: Story = { args: { defaultChecked: true } }
export const WithDetail: Story = { args: { icon: 'card', detail: 'Para a próxima recarga em um toque' } }
export const Bare: Story = { args: { ...WithDetail.args, bare: true } }
export const WithTerms: Story = {
  args: {
    icon: 'calendar',
    label: 'Recarregar todo mês',
    terms: 'Ao ligar, você autoriza: todo dia 5 cobramos R$ 20,00 no Visa final 4242, até você parar.',
  },
  play: async ({ args, canvas }) => {
    const terms = canvas.getByText(/^Ao ligar/)
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription(terms.textContent ?? '')
    await userEvent.click(terms)
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
export const Disabled: Story = { args: { disabled: true } }
export const DisabledWhileOn: Story = { args: { disabled: true, defaultChecked: true } }
export const LongTextOnANarrowScreen: Story = {
  ...narrow,
  args: {
    icon: 'card',
    label: 'Salvar este cartão de crédito para as próximas recargas desta conta',
    detail: 'Você pode apagar o cartão quando quiser, na área de cartões salvos do aplicativo',
  },
}

export const SpaceTurnsIt: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('switch')
    await userEvent.tab()
    await expect(box).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(box).toBeChecked()
  },
}

export const IsReadAsASwitchWithItsDetail: Story = {
  args: { icon: 'card', detail: 'Para a próxima recarga em um toque', defaultChecked: true },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('switch', { name: 'Salvar este cartão' })
    await expect(box).toHaveAccessibleDescription('Para a próxima recarga em um toque')
    await expect(box).toBeChecked()
  },
}

export const TheWholeRowTurnsIt: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Salvar este cartão'))
    await expect(canvas.getByRole('switch')).toBeChecked()
    await expect(args.onChange).toHaveBeenCalledOnce()
  },
}
