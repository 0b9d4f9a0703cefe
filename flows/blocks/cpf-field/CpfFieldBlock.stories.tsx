import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { blockStory } from '../../../workshop/flows/block-story.tsx'
import { narrow } from '../../../workshop/widths.ts'

export default { title: 'Blocks/cpf-field' } satisfies Meta

const props = { fact: 'pisp.payerDocument', label: 'CPF de quem paga', hint: 'O titular da conta no banco' }

export const Empty = blockStory('cpf-field', props)
export const OnANarrowScreen = blockStory('cpf-field', props, narrow)

export const FormattedWhileTyping = blockStory('cpf-field', props, {
  play: async ({ canvasElement }) => {
    const cpf = within(canvasElement).getByLabelText('CPF de quem paga')
    await userEvent.type(cpf, '52998224725')
    await expect(cpf).toHaveValue('529.982.247-25')
  },
})

export const Wrong = blockStory('cpf-field', props, {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByLabelText('CPF de quem paga'), '52998224724')
    await userEvent.tab()
    await expect(await canvas.findByText(/Este CPF não é válido/)).toBeVisible()
  },
})
