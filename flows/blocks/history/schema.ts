import type { BlockSpec, PropsOf } from '../../kit/block-spec.ts'
import { wayLabels } from '../way-labels.ts'

/**
 * All recharges by month, newest first. A tap on a row writes its facts (`past.*`) and emits `event`. If there are
 * none, a button emits `emptyEvent`.
 */
export const historySpec = {
  schema: {
    type: 'object',
    properties: {
      /** The label of the customer's own number. */
      own: { type: 'string' },
      row: { type: 'string', placeholders: ['date', 'method'], demands: ['date', 'method'] },
      methods: wayLabels,
      /** The label of a payment method that is not among `methods`. */
      otherMethod: { type: 'string' },
      done: { type: 'string' },
      pending: { type: 'string' },
      failed: { type: 'string' },
      /** The title over recharges whose date could not be read. */
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
