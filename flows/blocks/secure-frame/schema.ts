import type { FromSchema } from 'json-schema-to-ts'

/** The frame in which a card's issuer asks the customer to confirm. `waiting` is shown until it asks, then `asked`. */
export const secureFrameSchema = {
  type: 'object',
  properties: {
    name: { type: 'string' },
    waiting: { type: 'string' },
    asked: { type: 'string', role: 'copy' },
  },
  required: ['name', 'waiting', 'asked'],
  additionalProperties: false,
} as const

export type SecureFrameProps = FromSchema<typeof secureFrameSchema>
