import type { FromSchema } from 'json-schema-to-ts'

/** The number and the expiry of a card to save. They go to the vault, and are removed with the form. */
export const newCardSchema = {
  type: 'object',
  properties: {
    number: { type: 'string' },
    expiry: { type: 'string' },
    expiryHint: { type: 'string' },
  },
  required: ['number', 'expiry', 'expiryHint'],
  additionalProperties: false,
} as const

export type NewCardProps = FromSchema<typeof newCardSchema>
