import type { FromSchema } from 'json-schema-to-ts'
import { wayLabels } from '../way-labels.ts'

/** Every recharge, by month, newest first. A row writes what it is about (`past.*`) and emits `event`; where there is none, an action emits `emptyEvent`. */
export const historySchema = {
  type: 'object',
  properties: {
    /** Names the customer's own number. */
    own: { type: 'string' },
    row: { type: 'string', placeholders: ['date', 'method'] },
    methods: wayLabels,
    /** Of a way to pay that is not among them. */
    otherMethod: { type: 'string' },
    done: { type: 'string' },
    pending: { type: 'string' },
    failed: { type: 'string' },
    /** Names recharges whose date could not be read. */
    undated: { type: 'string' },
    more: { type: 'string' },
    count: { type: 'string', placeholders: ['shown', 'all'] },
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
} as const

export type HistoryProps = FromSchema<typeof historySchema>
