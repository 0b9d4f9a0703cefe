import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import type { Action } from '../../../workshop/flows/action.ts'
import { blockStory } from '../../../workshop/flows/block-story.tsx'
import { narrow } from '../../../workshop/widths.ts'

const held: Action = { do: 'fault', call: 'getCustomer', fault: 'delay', times: 1000 }

export default { title: 'Blocks/own-data-field' } satisfies Meta

const name = { fact: 'customer.newName', label: 'Nome', what: 'name' } as const
const email = { fact: 'customer.email', label: 'E-mail', hint: 'Para os comprovantes', what: 'email' } as const

export const NameAsStored = blockStory('own-data-field', name, {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByLabelText('Nome')).toHaveValue('Ana Souza')
  },
})
export const TypedBefore = blockStory('own-data-field', name, {
  actions: [{ do: 'write', facts: { 'customer.newName': 'Ana Lima' } }],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByLabelText('Nome')).toHaveValue('Ana Lima')
  },
})
export const NameTakenAway = blockStory('own-data-field', name, {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByLabelText('Nome'), '  ', {
      initialSelectionStart: 0,
      initialSelectionEnd: 9,
    })
    await userEvent.tab()
    await expect(await canvas.findByText('Digite como você quer ser chamado.')).toBeVisible()
  },
})
export const EmailNotStored = blockStory('own-data-field', email)
export const NoAddress = blockStory('own-data-field', email, {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByLabelText('E-mail'), 'ana@')
    await userEvent.tab()
    await expect(await canvas.findByText(/Este e-mail não é válido/)).toBeVisible()
  },
})
export const Loading = blockStory('own-data-field', name, { isHeld: true, actions: [held] })
export const LongNameOnANarrowScreen = blockStory('own-data-field', name, { ...narrow, person: 'maria' })
