import { repeatedFacts } from '../../../runtime/recharge/repeat-facts.ts'
import type { BlockSpec, PropsOf } from '../../kit/block-spec.ts'

/**
 * A card that offers to repeat the last recharge: `{value}`, for `{whom}`, with the card `{brand}` and `{last}`.
 * `plainDetail` is for a recharge that was not paid by card. `firstTitle` and `firstDetail` are for a customer who
 * has never recharged; `firstDetailWithoutCards` if the operator takes no cards.
 */
export const repeatCardSpec = {
  schema: {
    type: 'object',
    properties: {
      title: { type: 'string', placeholders: ['value'] },
      detail: { type: 'string', placeholders: ['brand', 'last', 'whom'], demands: ['last', 'whom'] },
      plainDetail: { type: 'string', placeholders: ['whom'] },
      /** The label of the customer's own phone number. */
      own: { type: 'string' },
      firstTitle: { type: 'string' },
      firstDetail: { type: 'string' },
      firstDetailWithoutCards: { type: 'string' },
      event: { type: 'string', role: 'event' },
    },
    required: ['title', 'detail', 'plainDetail', 'own', 'firstTitle', 'firstDetail', 'event'],
    additionalProperties: false,
  },
  writes: repeatedFacts,
} as const satisfies BlockSpec

export type RepeatCardProps = PropsOf<typeof repeatCardSpec>
