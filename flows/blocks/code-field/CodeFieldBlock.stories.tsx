import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { blockStory } from '../../../workshop/flows/block-story.tsx'
import { narrow } from '../../../workshop/widths.ts'

export default { title: 'Blocks/code-field' } satisfies Meta

const props = { fact: 'login.code', label: 'Código de 6 dígitos' }

export const Empty = blockStory('code-field', props, { isStranger: true })
export const WithHint = blockStory('code-field', { ...props, hint: 'Enviado por SMS' }, { isStranger: true })
export const Typed = blockStory('code-field', props, {
  isStranger: true,
  actions: [{ do: 'write', facts: { 'login.code': '482913' } }],
})
export const OnANarrowScreen = blockStory('code-field', props, { ...narrow, isStranger: true })

export const TooShort = blockStory('code-field', props, {
  isStranger: true,
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox'), '123')
    await userEvent.tab()
    await expect(await within(canvasElement).findByText(/O código tem 6 dígitos/)).toBeVisible()
  },
})

export const PasteKeepsTheCode = blockStory('code-field', props, {
  isStranger: true,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.type(field, '12')
    await userEvent.paste('Recarga 12h: 480215')
    await expect(field).toHaveValue('480215')
  },
})

export const LettersAreNotTaken = blockStory('code-field', props, {
  isStranger: true,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.type(field, '1a2b3c4d5e6f7')
    await expect(field).toHaveValue('123456')
  },
})
