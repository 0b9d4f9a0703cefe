import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton } from './Skeleton.tsx'

const meta = { component: Skeleton, args: { shape: 'line', label: 'Carregando' } } satisfies Meta<typeof Skeleton>
export default meta
type Story = StoryObj<typeof meta>

export const Line: Story = {}
export const Title: Story = { args: { shape: 'title' } }
export const Card: Story = { args: { shape: 'card' } }
export const Grid: Story = { args: { shape: 'grid' } }
export const List: Story = { args: { shape: 'list' } }
