import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { blockStory } from '../../../workshop/flows/block-story.tsx'
import { scheduleOn } from '../../../workshop/flows/schedule-actions.ts'
import { narrow } from '../../../workshop/widths.ts'
import type { CardListProps } from './schema.ts'

export default { title: 'Blocks/card-list' } satisfies Meta

const props: CardListProps = {
  favorite: 'Favorito',
  unconfirmed: 'Falta confirmar',
  paysSchedule: 'Paga a recarga programada',
  groups: [
    { kind: 'credit', title: 'Cartões de crédito' },
    { kind: 'debit', title: 'Cartões de débito' },
    { kind: 'cef', title: 'Cartões Caixa' },
  ],
  room: [
    {
      kind: 'credit',
      slots: 'Você pode salvar mais {count} cartões de crédito.',
      lastSlot: 'Você pode salvar mais 1 cartão de crédito.',
      full: 'Você já tem o máximo de cartões de crédito.',
      changes: 'Trocas restantes em 30 dias: {count}.',
      noChanges: 'Você já trocou de cartão nos últimos 30 dias.',
    },
    {
      kind: 'debit',
      slots: 'Você pode salvar mais {count} cartões de débito.',
      lastSlot: 'Você pode salvar mais 1 cartão de débito.',
      full: 'Você já tem o máximo de cartões de débito.',
    },
  ],
  open: 'open',
  addLabel: 'Adicionar cartão',
  add: 'add',
  addCaixaLabel: 'Adicionar cartão Caixa',
  addCaixa: 'addCaixa',
  emptyTitle: 'Nenhum cartão por aqui',
  emptyText: 'Salve um cartão e faça a próxima recarga em um toque.',
}
const held = { do: 'fault', call: 'getCustomer', fault: 'delay', times: 9 } as const
const refused = { do: 'fault', call: 'getCustomer', fault: 'status', status: 500, times: 9 } as const

export const CreditCards = blockStory('card-list', props, {
  play: async ({ canvas }) => {
    const cards = within(await canvas.findByRole('list', { name: 'Cartões de crédito' })).getAllByRole('listitem')
    await expect(cards).toHaveLength(2)
    await expect(cards[0]).toHaveTextContent('Visa final 4242Favorito')
    await expect(canvas.queryByRole('heading', { name: /débito/ })).toBeNull()
  },
})
export const EveryKind = blockStory('card-list', props, {
  person: 'helena',
  play: async ({ canvas }) => {
    const caixa = await canvas.findByRole('button', { name: /Elo final 7013/ })
    await expect(caixa).not.toHaveTextContent('Favorito')
    // A debit card and a Caixa card have used two of the three places that they share.
    await expect(canvas.getByText(/mais 1 cartão de débito/)).toBeVisible()
  },
})
export const Unconfirmed = blockStory('card-list', props, {
  person: 'clarice',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Favorito, Falta confirmar')).toBeVisible()
  },
})
export const PaysTheSchedule = blockStory('card-list', props, {
  actions: scheduleOn(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Favorito, Paga a recarga programada')).toBeVisible()
  },
})
export const Empty = blockStory('card-list', props, {
  person: 'bruno',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Nenhum cartão por aqui' })).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Adicionar cartão' })).toHaveFocus()
  },
})
/** The customer can save another debit card, but no more credit cards. */
export const Full = blockStory('card-list', props, {
  person: 'maria',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Você já tem o máximo de cartões de crédito.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Adicionar cartão' })).toBeVisible()
  },
})
export const NoChangesLeft = blockStory('card-list', props, {
  person: 'wanda',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Você já trocou de cartão nos últimos 30 dias.')).toBeVisible()
  },
})
export const Loading = blockStory('card-list', props, { isHeld: true, actions: [held] })
export const Failed = blockStory('card-list', props, {
  actions: [refused],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Tentar novamente' })).toBeVisible()
  },
})
export const FullOnANarrowScreen = blockStory('card-list', props, { ...narrow, person: 'maria' })
