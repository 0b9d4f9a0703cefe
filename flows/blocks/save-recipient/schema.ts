import type { BlockSpec, PropsOf } from '../../kit/block-spec.ts'

/**
 * A card that offers to save the phone number on the receipt. Renders nothing if the number belongs to the
 * customer, is already saved, or cannot be saved because a limit is reached. Also renders nothing until the app
 * knows this.
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
