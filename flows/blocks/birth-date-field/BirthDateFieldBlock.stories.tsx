import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { blockStory } from '../../../workshop/flows/block-story.tsx'
import { narrow } from '../../../workshop/widths.ts'

export default { title: 'Blocks/birth-date-field' } satisfies Meta

const props = { fact: 'customer.birthDate', label: 'Data de nascimento', hint: 'Dia, mês e ano, como 27/03/90' }
const known = [{ do: 'write', facts: { 'customer.birthDate': '270390' } }] as const

export const Empty = blockStory('birth-date-field', props)
export const Known = blockStory('birth-date-field', props, { actions: known })
export const OnANarrowScreen = blockStory('birth-date-field', props, { ...narrow, actions: known })

export const FormattedWhileTyping = blockStory('birth-date-field', props, {
  play: async ({ canvasElement }) => {
    const date = within(canvasElement).getByLabelText('Data de nascimento')
    await userEvent.type(date, '270390')
    await expect(date).toHaveValue('27/03/90')
  },
})

export const NoSuchDay = blockStory('birth-date-field', props, {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByLabelText('Data de nascimento'), '310290')
    await userEvent.tab()
    await expect(await canvas.findByText(/Esta data não existe/)).toBeVisible()
  },
})

export const TooYoung = blockStory('birth-date-field', props, {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByLabelText('Data de nascimento'), '010120')
    await userEvent.tab()
    await expect(await canvas.findByText(/15 anos ou mais/)).toBeVisible()
  },
})
