import type { Meta, StoryObj } from '@storybook/react-vite'
import { narrow } from '../../../workshop/widths.ts'
import { SecurityNote } from './SecurityNote.tsx'

const meta = {
  component: SecurityNote,
  args: { icon: 'lock', text: 'Ambiente seguro. Nunca pedimos sua senha.' },
} satisfies Meta<typeof SecurityNote>
export default meta
type Story = StoryObj<typeof meta>

export const Reassuring: Story = {}
export const LongTextOnANarrowScreen: Story = {
  ...narrow,
  args: { text: 'Ambiente seguro. Nunca pedimos a sua senha, nem por telefone, nem por mensagem, nem por e-mail.' },
}
