import type { Meta, StoryObj } from '@storybook/react-vite'
import { narrow } from '../../../workshop/widths.ts'
import { SmallPrint } from './SmallPrint.tsx'

const meta = { component: SmallPrint } satisfies Meta<typeof SmallPrint>
export default meta
type Story = StoryObj<typeof meta>

export const Code: Story = { args: { text: 'Código 1001' } }
export const LongTextOnANarrowScreen: Story = {
  ...narrow,
  args: { text: 'Código 1001. Diga este número a quem atender você, para que a gente encontre o que aconteceu.' },
}
