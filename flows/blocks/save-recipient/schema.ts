import type { FromSchema } from 'json-schema-to-ts'

/** Offers to save the number of the receipt. It takes no place where the number is the customer's own or saved already, where no other can be saved, or while nobody knows. */
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
