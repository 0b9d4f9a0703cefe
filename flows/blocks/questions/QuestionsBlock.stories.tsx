import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { blockStory } from '../../../workshop/flows/block-story.tsx'
import { narrow } from '../../../workshop/widths.ts'

export default { title: 'Blocks/questions' } satisfies Meta

const props = {
  label: 'Pagamento',
  items: [
    { question: 'Como posso pagar?', answer: ['Por Pix, cartão de crédito ou débito.'] },
    { question: 'Posso ser cobrado duas vezes?', answer: ['Não.', 'Cada pagamento é feito uma vez só.'] },
  ],
}

export const Closed = blockStory('questions', props)
export const OnANarrowScreen = blockStory('questions', props, narrow)
export const OneOpen = blockStory('questions', props, {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByText('Posso ser cobrado duas vezes?'))
    await expect(canvas.getByText('Cada pagamento é feito uma vez só.')).toBeVisible()
    await expect(canvas.getByText('Por Pix, cartão de crédito ou débito.')).not.toBeVisible()
  },
})
