import { cardKinds } from '../../../runtime/facts.ts'
import type { BlockSpec, PropsOf } from '../../kit/block-spec.ts'

const sentence = { type: 'string' } as const
const counting = { type: 'string', placeholders: ['count'] } as const

/** The customer's saved cards, each with a link to its actions, and how many more cards the customer can save. */
export const cardListSpec = {
  schema: {
    type: 'object',
    properties: {
      favorite: sentence,
      unconfirmed: sentence,
      paysSchedule: sentence,
      /** The groups of cards, in the order of the page. A kind without cards is left out. */
      groups: {
        type: 'array',
        items: {
          type: 'object',
          properties: { kind: { type: 'string', enum: cardKinds }, title: sentence },
          required: ['kind', 'title'],
          additionalProperties: false,
        },
      },
      /** Sentences about how many more cards of each kind the customer can save. */
      room: {
        type: 'array',
        items: {
          type: 'object',
          properties: {
            kind: { type: 'string', enum: ['credit', 'debit'] },
            slots: counting,
            lastSlot: sentence,
            full: sentence,
            /**
             * The sentence about how many cards the customer can still change within 30 days. Absent if the flow
             * does not show changes of this kind.
             */
            changes: counting,
            noChanges: sentence,
          },
          required: ['kind', 'slots', 'lastSlot', 'full'],
          additionalProperties: false,
        },
      },
      open: { type: 'string', role: 'event' },
      addLabel: sentence,
      add: { type: 'string', role: 'event' },
      addCaixaLabel: sentence,
      addCaixa: { type: 'string', role: 'event' },
      emptyTitle: sentence,
      emptyText: sentence,
    },
    required: [
      'favorite',
      'unconfirmed',
      'paysSchedule',
      'groups',
      'room',
      'open',
      'addLabel',
      'add',
      'addCaixaLabel',
      'addCaixa',
      'emptyTitle',
      'emptyText',
    ],
    additionalProperties: false,
  },
  writes: [
    'card.token',
    'card.kind',
    'card.name',
    'card.isFavorite',
    'card.isConfirmed',
    'card.paysSchedule',
    'card.changesLeft',
    'card.statementCents',
    'card.isPaying',
  ],
} as const satisfies BlockSpec

export type CardListProps = PropsOf<typeof cardListSpec>
