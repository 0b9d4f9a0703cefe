import type { FromSchema } from 'json-schema-to-ts'

/** Says what is awaited, while it is. */
export const waitingSchema = {
  type: 'object',
  properties: {
    text: { type: 'string', role: 'copy' },
  },
  required: ['text'],
  additionalProperties: false,
} as const

export type WaitingProps = FromSchema<typeof waitingSchema>
