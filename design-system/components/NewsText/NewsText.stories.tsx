import type { Meta, StoryObj } from '@storybook/react-vite'
import { narrow } from '../../../workshop/widths.ts'
import { NewsText } from './NewsText.tsx'

const meta = { component: NewsText } satisfies Meta<typeof NewsText>
export default meta
type Story = StoryObj<typeof meta>

const news = 'O pagamento não foi autorizado pelo banco.'

export const Refused: Story = {
  args: { news, text: `${news} Fale com o banco ou escolha outra forma de pagamento.` },
}
export const NewsOnly: Story = { args: { news, text: news } }
export const LongTextOnANarrowScreen: Story = {
  ...narrow,
  args: {
    news: 'Depois da primeira recarga é preciso esperar 30 dias e, então, 24 horas entre uma e outra.',
    text: 'Depois da primeira recarga é preciso esperar 30 dias e, então, 24 horas entre uma e outra. Se for urgente, recarregue outro número ou fale com a operadora.',
  },
}
