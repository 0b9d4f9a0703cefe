import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { blockStory } from '../../../workshop/flows/block-story.tsx'
import { narrow } from '../../../workshop/widths.ts'

export default { title: 'Blocks/phone-field' } satisfies Meta

const props = { fact: 'login.msisdn', label: 'Número com DDD', hint: 'Pré-pago ou Controle' }

export const Empty = blockStory('phone-field', props, { isStranger: true })
export const Known = blockStory('phone-field', props, { isStranger: true, actions: [{ do: 'number' }] })
export const OnANarrowScreen = blockStory('phone-field', props, {
  ...narrow,
  isStranger: true,
  actions: [{ do: 'number' }],
})

export const AreaCodeThatDoesNotExist = blockStory('phone-field', props, {
  isStranger: true,
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Número com DDD')
    await userEvent.type(field, '20987654321')
    await userEvent.tab()
    await expect(await within(canvasElement).findByText(/Este DDD não existe/)).toBeVisible()
    await expect(field).toHaveValue('(20) 98765-4321')
  },
})
