import type { BlockSpec, PropsOf } from '../../kit/block-spec.ts'

/**
 * The numbers that the customer saved, and the button to save another, with the remaining count as `{count}` in `slots` and
 * `changes`. If no more can be saved, `full` or `noChanges` replaces the button.
 */
export const recipientListSpec = {
  schema: {
    type: 'object',
    properties: {
      /** The accessible name of the list. */
      label: { type: 'string' },
      favorite: { type: 'string' },
      /** Emitted by a tap on a row, after its facts are written. */
      event: { type: 'string', role: 'event' },
      add: { type: 'string' },
      addEvent: { type: 'string', role: 'event' },
      slots: { type: 'string', placeholders: ['count'] },
      lastSlot: { type: 'string' },
      changes: { type: 'string', placeholders: ['count'] },
      full: { type: 'string' },
      noChanges: { type: 'string' },
      emptyTitle: { type: 'string' },
      emptyText: { type: 'string' },
    },
    required: [
      'label',
      'favorite',
      'event',
      'add',
      'addEvent',
      'slots',
      'lastSlot',
      'changes',
      'full',
      'noChanges',
      'emptyTitle',
      'emptyText',
    ],
    additionalProperties: false,
  },
  writes: ['recipient.msisdn', 'recipient.name', 'recipient.called'],
} as const satisfies BlockSpec

export type RecipientListProps = PropsOf<typeof recipientListSpec>
