import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { blockStory } from '../../../workshop/flows/block-story.tsx'
import { narrow } from '../../../workshop/widths.ts'
import type { HistoryProps } from './schema.ts'

export default { title: 'Blocks/history' } satisfies Meta

const props: HistoryProps = {
  own: 'Seu número',
  row: '{method} em {date}',
  methods: [
    { id: 'pix', label: 'Pix' },
    { id: 'credit', label: 'Crédito' },
  ],
  otherMethod: 'Outra forma',
  done: 'Feita',
  pending: 'Em processamento',
  failed: 'Não concluída',
  undated: 'Sem data',
  more: 'Ver mais',
  count: '{shown} de {all} recargas',
  event: 'details',
  emptyTitle: 'Nenhuma recarga ainda',
  emptyText: 'Suas recargas aparecem aqui, com o comprovante de cada uma.',
  emptyAction: 'Fazer uma recarga',
  emptyEvent: 'recharge',
}
const held = { do: 'fault', call: 'getRecharges', fault: 'delay', times: 9 } as const
const refused = { do: 'fault', call: 'getRecharges', fault: 'status', status: 500, times: 9 } as const
const unnamed = { do: 'fault', call: 'getCustomer', fault: 'status', status: 500, times: 9 } as const

export const ByMonth = blockStory('history', props)
export const NamesThatCannotBeRead = blockStory('history', props, {
  actions: [unnamed],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^\(11\) 97654-3210/ })).toBeVisible()
  },
})
export const NotDelivered = blockStory('history', props, { person: 'caio' })
export const Nothing = blockStory('history', props, { person: 'bruno' })
export const Loading = blockStory('history', props, { isHeld: true, actions: [held] })
export const Failed = blockStory('history', props, { actions: [refused] })
export const More = blockStory('history', props, {
  person: 'rita',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(30)
    await expect(canvas.getByText('30 de 40 recargas')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Ver mais' }))
    const rows = canvas.getAllByRole('listitem')
    await expect(rows).toHaveLength(40)
    await expect(canvas.getByText('40 de 40 recargas')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Ver mais' })).toBeNull()
    // After a tap on "more", the focus moves to the first new row.
    await waitFor(() => expect(rows[30]?.contains(document.activeElement)).toBe(true))
  },
})
export const LongNamesOnANarrowScreen = blockStory('history', props, { ...narrow, person: 'maria' })
