import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { blockStory } from '../../../workshop/flows/block-story.tsx'
import { narrow } from '../../../workshop/widths.ts'
import type { BankListProps } from './schema.ts'

export default { title: 'Blocks/bank-list' } satisfies Meta

const props: BankListProps = {
  fact: 'pisp.organization',
  legend: 'Seu banco',
  search: 'Buscar banco',
  noneFound: 'Nenhum banco com esse nome. Confira o que você digitou.',
  failed: 'Não dá para pagar pelo banco agora. Escolha outra forma de pagamento.',
  failedLabel: 'Escolher como pagar',
  failedEvent: 'change',
}
const held = { do: 'fault', call: 'getPispOrganizations', fault: 'delay', times: 9 } as const
const refused = { do: 'fault', call: 'getPispOrganizations', fault: 'status', status: 500, times: 9 } as const

export const Banks = blockStory('bank-list', props, { person: 'helena' })
export const Loading = blockStory('bank-list', props, { person: 'helena', isHeld: true, actions: [held] })
export const Failed = blockStory('bank-list', props, { person: 'helena', actions: [refused] })
export const OnANarrowScreen = blockStory('bank-list', props, { ...narrow, person: 'helena' })

export const FoundByName = blockStory('bank-list', props, {
  person: 'helena',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByLabelText('Buscar banco'), 'líge')
    await expect(canvas.getAllByRole('radio')).toHaveLength(1)
    await userEvent.click(canvas.getByRole('radio', { name: 'Banco Ligeiro' }))
    await userEvent.type(canvas.getByLabelText('Buscar banco'), 'x')
    // The chosen bank stays in the list even if its name does not match the search.
    await expect(canvas.getByRole('radio', { name: 'Banco Ligeiro' })).toBeChecked()
  },
})

export const NoneFound = blockStory('bank-list', props, {
  person: 'helena',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByLabelText('Buscar banco'), 'Tesouro do Norte')
    await expect(await canvas.findByText(/^Nenhum banco com esse nome/)).toBeVisible()
    await expect(canvas.queryByRole('radio')).toBeNull()
  },
})
