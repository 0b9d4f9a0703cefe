import type { FromSchema } from 'json-schema-to-ts'

/** The text of the modal's message, what it means for the money, and the message's actions or the one named here. */
export const messageDetailsSchema = {
  type: 'object',
  properties: {
    label: { type: 'string' },
    event: { type: 'string', role: 'event' },
  },
  required: [],
  additionalProperties: false,
} as const

export type MessageDetailsProps = FromSchema<typeof messageDetailsSchema>
