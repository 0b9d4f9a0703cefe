import type { BlockSpec, PropsOf } from '../../kit/block-spec.ts'

/**
 * Offers to save the number of the receipt. Renders nothing if the number is the customer's own or already saved, if no more
 * can be saved, or while that is unknown.
 */
export const saveRecipientSpec = {
  schema: {
    type: 'object',
    properties: {
      title: { type: 'string' },
      detail: { type: 'string' },
      event: { type: 'string', role: 'event' },
    },
    required: ['title', 'event'],
    additionalProperties: false,
  },
  writes: ['recipient.newMsisdn', 'recipient.newName'],
} as const satisfies BlockSpec

export type SaveRecipientProps = PropsOf<typeof saveRecipientSpec>
