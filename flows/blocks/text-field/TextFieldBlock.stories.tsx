import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import type { Action } from '../../../workshop/flows/action.ts'
import { blockStory } from '../../../workshop/flows/block-story.tsx'
import { narrow } from '../../../workshop/widths.ts'

export default { title: 'Blocks/text-field' } satisfies Meta

const nickname = {
  fact: 'recipient.name',
  label: 'Nome (opcional)',
  hint: 'Como você chama quem usa este número',
  maxLength: 20,
  optional: true,
} as const
const wanted = { fact: 'recipient.name', label: 'Nome', maxLength: 60 } as const
const known: readonly Action[] = [{ do: 'write', facts: { 'recipient.name': 'Vovó Francisca' } }]

export const Empty = blockStory('text-field', nickname)
export const Known = blockStory('text-field', nickname, { actions: known })
export const OnANarrowScreen = blockStory(
  'text-field',
  { ...nickname, label: 'Nome de quem usa o número, se quiser dizer', maxLength: 60 },
  { ...narrow, actions: [{ do: 'write', facts: { 'recipient.name': 'Vovó Francisca Benedita do Sagrado Coração' } }] },
)

export const NoLongerThanItMayBe = blockStory('text-field', nickname, {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Nome (opcional)')
    await userEvent.type(field, 'Tio Wellington do trabalho')
    await userEvent.tab()
    await expect(field).toHaveValue('Tio Wellington do trabalho')
    await expect(await within(canvasElement).findByText(/comprido demais/)).toBeVisible()
  },
})

export const MayStayEmpty = blockStory('text-field', nickname, {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Nome (opcional)')
    await userEvent.type(field, '  ')
    await userEvent.tab()
    await expect(field).not.toHaveAttribute('aria-invalid')
  },
})

export const MayNotStayEmpty = blockStory('text-field', wanted, {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByLabelText('Nome'), '  ')
    await userEvent.tab()
    await expect(await canvas.findByText('Preencha este campo para continuar.')).toBeVisible()
  },
})
