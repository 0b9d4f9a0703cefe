import type { Meta, StoryObj } from '@storybook/react-vite'
import { narrow } from '../../../workshop/widths.ts'
import { Heading } from './Heading.tsx'

const meta = { component: Heading, args: { level: 1, children: 'Sua recarga em um minuto.' } } satisfies Meta<
  typeof Heading
>
export default meta
type Story = StoryObj<typeof meta>

export const Huge: Story = { args: { size: 'huge' } }
export const WithLead: Story = { args: { size: 'huge', lead: 'Digite seu número. Enviamos um código por SMS.' } }
export const Large: Story = { args: { children: 'Digite o código' } }
export const Small: Story = { args: { level: 2, children: 'Dados do cartão' } }
export const LongWordOnANarrowScreen: Story = {
  ...narrow,
  args: {
    children: 'Recarga automática inconstitucionalissimamente programada',
    lead: 'Todo mês, no dia que você escolher.',
  },
}
