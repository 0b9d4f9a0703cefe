import type { BlockSpec, PropsOf } from '../../kit/block-spec.ts'

/**
 * The customer's saved numbers, and a button to save another. `slots` and `changes` are texts about how many more
 * can be saved, as `{count}`. If no more can be saved, the text `full` or `noChanges` replaces the button.
 */
export const recipientListSpec = {
  schema: {
    type: 'object',
    properties: {
      /** The accessible name of the list. */
      label: { type: 'string' },
      favorite: { type: 'string' },
      /** The event that a tap on a row sends, after it has written the row's facts. */
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
