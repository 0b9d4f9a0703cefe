import type { BlockSpec, PropsOf } from '../../kit/block-spec.ts'
import { wayLabels } from '../way-labels.ts'

/**
 * All recharges by month, the newest first. A tap on a row writes the row's facts (`past.*`) and sends `event`. If
 * there are no recharges, a button sends `emptyEvent`.
 */
export const historySpec = {
  schema: {
    type: 'object',
    properties: {
      /** The label of the customer's own phone number. */
      own: { type: 'string' },
      row: { type: 'string', placeholders: ['date', 'method'], demands: ['date', 'method'] },
      methods: wayLabels,
      /** The label of a payment method that `methods` does not contain. */
      otherMethod: { type: 'string' },
      done: { type: 'string' },
      pending: { type: 'string' },
      failed: { type: 'string' },
      /** The title above recharges whose date could not be read. */
      undated: { type: 'string' },
      more: { type: 'string' },
      count: { type: 'string', placeholders: ['shown', 'all'], demands: ['shown', 'all'] },
      event: { type: 'string', role: 'event' },
      emptyTitle: { type: 'string' },
      emptyText: { type: 'string' },
      emptyAction: { type: 'string' },
      emptyEvent: { type: 'string', role: 'event' },
    },
    required: [
      'own',
      'row',
      'methods',
      'otherMethod',
      'done',
      'pending',
      'failed',
      'undated',
      'more',
      'count',
      'event',
      'emptyTitle',
      'emptyText',
      'emptyAction',
      'emptyEvent',
    ],
    additionalProperties: false,
  },
  writes: [
    'past.value',
    'past.target',
    'past.date',
    'past.nsu',
    'past.status',
    'past.method',
    'past.type',
    'past.card',
    'past.isOpen',
  ],
} as const satisfies BlockSpec

export type HistoryProps = PropsOf<typeof historySpec>
