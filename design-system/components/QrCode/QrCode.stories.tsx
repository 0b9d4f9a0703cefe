import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { narrow } from '../../../workshop/widths.ts'
import { QrCode } from './QrCode.tsx'

const meta = { component: QrCode, args: { value: 'https://recarrega.example', label: 'QR Code' } } satisfies Meta<
  typeof QrCode
>
export default meta
type Story = StoryObj<typeof meta>

const brCode = `00020126580014br.gov.bcb.pix0136${'a1b2c3d4'.repeat(8)}5204000053039865405 20.005802BR6304ABCD`

export const Short: Story = {}
export const BrCode: Story = { args: { value: brCode, label: 'QR Code do Pix' } }
export const OnANarrowScreen: Story = { ...narrow, args: { value: brCode, label: 'QR Code do Pix' } }

export const IsReadAsOneNamedPicture: Story = {
  args: { value: brCode, label: 'QR Code do Pix' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'QR Code do Pix' })).toBeVisible()
  },
}
