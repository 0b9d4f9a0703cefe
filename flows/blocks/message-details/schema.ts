import type { FromSchema } from 'json-schema-to-ts'

/** What the modal's message says: the text, what it means for the money, and what to do next. */
export const messageDetailsSchema = {
  type: 'object',
  properties: {},
  required: [],
  additionalProperties: false,
} as const

export type MessageDetailsProps = FromSchema<typeof messageDetailsSchema>
