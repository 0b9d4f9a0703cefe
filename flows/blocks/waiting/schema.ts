import type { FromSchema } from 'json-schema-to-ts'

/** Shows a loading indicator with a text about what the customer is waiting for. */
export const waitingSchema = {
  type: 'object',
  properties: {
    text: { type: 'string', role: 'copy' },
  },
  required: ['text'],
  additionalProperties: false,
} as const

export type WaitingProps = FromSchema<typeof waitingSchema>
