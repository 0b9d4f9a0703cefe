import type { Meta, StoryObj } from '@storybook/react-vite'
import { AppHeader } from '../AppHeader/AppHeader.tsx'
import { Logo } from './Logo.tsx'

const meta = { component: Logo } satisfies Meta<typeof Logo>
export default meta
type Story = StoryObj<typeof meta>

export const OnThePage: Story = {}
export const OnTheHero: Story = { render: () => <AppHeader variant="hero" />, parameters: { layout: 'fullscreen' } }
export const AnotherBrand: Story = { args: { name: 'minha operadora' } }
