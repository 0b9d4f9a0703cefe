import type { FromSchema } from 'json-schema-to-ts'

/** Whose number is recharged, and the way to another. */
export const recipientHeroSchema = {
  type: 'object',
  properties: {
    fact: { type: 'string', role: 'reads' },
    label: { type: 'string' },
    action: { type: 'string' },
    event: { type: 'string', role: 'event' },
  },
  required: ['fact', 'label', 'action', 'event'],
  additionalProperties: false,
} as const

export type RecipientHeroProps = FromSchema<typeof recipientHeroSchema>
