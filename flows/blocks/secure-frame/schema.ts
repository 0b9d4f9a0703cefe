import type { FromSchema } from 'json-schema-to-ts'

/** Where a card's issuer asks the person to confirm it. `waiting` is said until it does, `asked` from then on. */
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
