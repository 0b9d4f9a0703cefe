import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { narrow } from '../../../workshop/widths.ts'
import { HeroSubject } from '../HeroSubject/HeroSubject.tsx'
import { Menu } from '../Menu/Menu.tsx'
import { AppHeader } from './AppHeader.tsx'

const meta = { component: AppHeader, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof AppHeader>
export default meta
type Story = StoryObj<typeof meta>

const menu = <Menu label="Menu" items={[{ label: 'Início', icon: 'home', onSelect: fn() }]} />
const back = { label: 'Voltar', onBack: fn() }

export const Brand: Story = { args: { variant: 'brand' } }
export const BrandWithMenu: Story = { args: { variant: 'brand', menu } }
export const TitleWithBack: Story = { args: { variant: 'title', title: 'Como você quer pagar?', back, menu } }
export const Hero: Story = {
  args: {
    variant: 'hero',
    menu,
    children: (
      <HeroSubject label="Recarga para" value="Ana, (11) 98765-4321" action={{ label: 'Trocar', onClick: fn() }} />
    ),
  },
}
export const CompactHero: Story = { args: { ...Hero.args, isCompact: true } }
export const LongTitleOnANarrowScreen: Story = {
  ...narrow,
  args: { variant: 'title', title: 'Escolha a forma de pagamento da sua próxima recarga programada', back, menu },
}
export const LongNameInTheHeroOnANarrowScreen: Story = {
  ...narrow,
  args: {
    variant: 'hero',
    brand: 'minha operadora de celular',
    menu,
    children: <HeroSubject label="Recarga para" value="Maria Aparecida Conceição de Albuquerque, (61) 99555-1010" />,
  },
}

export const KeysReachTheWayBackAndThenTheMenu: Story = {
  args: { variant: 'title', title: 'Como você quer pagar?', back, menu },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner')).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Voltar' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(back.onBack).toHaveBeenCalledOnce()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Menu' })).toHaveFocus()
  },
}
