import type { FromSchema } from 'json-schema-to-ts'

/** The number that is recharged, and the link to choose another. */
export const recipientHeroSchema = {
  type: 'object',
  properties: {
    label: { type: 'string' },
    action: { type: 'string' },
    event: { type: 'string', role: 'event' },
  },
  required: ['label', 'action', 'event'],
  additionalProperties: false,
} as const

export type RecipientHeroProps = FromSchema<typeof recipientHeroSchema>
