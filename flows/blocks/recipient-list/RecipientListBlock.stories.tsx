import type { Meta } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { blockStory } from '../../../workshop/flows/block-story.tsx'
import { narrow } from '../../../workshop/widths.ts'

export default { title: 'Blocks/recipient-list' } satisfies Meta

const props = {
  label: 'Números salvos',
  favorite: 'Favorito',
  event: 'see',
  add: 'Adicionar número',
  addEvent: 'add',
  slots: 'Você pode salvar mais {count} números.',
  lastSlot: 'Você pode salvar mais 1 número.',
  changes: 'Trocas restantes em 30 dias: {count}.',
  full: 'Você já salvou o máximo de números. Para adicionar outro, exclua um deles.',
  noChanges: 'Você já fez todas as trocas dos últimos 30 dias.',
  emptyTitle: 'Nenhum número salvo',
  emptyText: 'Salve o número de quem você costuma recarregar.',
}
const held = { do: 'fault', call: 'getCustomer', fault: 'delay', times: 9 } as const
const refused = { do: 'fault', call: 'getCustomer', fault: 'status', status: 500, times: 9 } as const

export const FavoriteFirst = blockStory('recipient-list', props, {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const list = canvas.getByRole('list', { name: 'Números salvos' })
    const rows = within(list).getAllByRole('button')
    // The button is above the list, so that it is visible even if the list is very long.
    const add = canvas.getByRole('button', { name: 'Adicionar número' })
    await expect(add.compareDocumentPosition(list) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    await expect(rows.map(row => row.textContent)).toEqual(['Mãe(11) 97654-3210, Favorito', 'Lucas(11) 96543-2109'])
    await expect(canvas.getByText('Você pode salvar mais 3 números.')).toBeVisible()
    await expect(canvas.getByText('Trocas restantes em 30 dias: 10.')).toBeVisible()
  },
})
export const Empty = blockStory('recipient-list', props, { person: 'bruno' })
export const Full = blockStory('recipient-list', props, {
  person: 'maria',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/^Você já salvou o máximo de números/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Adicionar número' })).toBeNull()
  },
})
export const LongNamesOnANarrowScreen = blockStory('recipient-list', props, { ...narrow, person: 'maria' })
export const Loading = blockStory('recipient-list', props, { isHeld: true, actions: [held] })
export const Failed = blockStory('recipient-list', props, { actions: [refused] })
