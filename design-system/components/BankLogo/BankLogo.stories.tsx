import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { narrow } from '../../../workshop/widths.ts'
import { BankLogo } from './BankLogo.tsx'

const drawn = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>'
const meta = { component: BankLogo, args: { src: drawn } } satisfies Meta<typeof BankLogo>
export default meta
type Story = StoryObj<typeof meta>

export const WithLogo: Story = {}
export const WithoutLogo: Story = { args: { src: undefined } }
export const OnANarrowScreen: Story = { ...narrow }

export const ALostLogoBecomesTheSignOfABank: Story = {
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-icon="bank"]')).toBeVisible())
    await expect(canvasElement.querySelector('img')).toBeNull()
  },
}
