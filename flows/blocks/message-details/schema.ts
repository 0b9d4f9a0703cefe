import type { FromSchema } from 'json-schema-to-ts'

/** What the modal's message says: the text, what it means for the money, and what to do next, unless one action is named. */
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
