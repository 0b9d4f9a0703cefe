import type { FromSchema } from 'json-schema-to-ts'

/**
 * Offers to save the number of the receipt. Renders nothing if it is the customer's own or already saved, if no more
 * can be saved, or while that is unknown.
 */
export const saveRecipientSchema = {
  type: 'object',
  properties: {
    title: { type: 'string' },
    detail: { type: 'string' },
    event: { type: 'string', role: 'event' },
  },
  required: ['title', 'event'],
  additionalProperties: false,
} as const

export type SaveRecipientProps = FromSchema<typeof saveRecipientSchema>
