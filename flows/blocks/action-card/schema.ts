import type { FromSchema } from 'json-schema-to-ts'

/** A card that offers an action in one tap. */
export const actionCardSchema = {
  type: 'object',
  properties: {
    tone: { type: 'string', enum: ['accent', 'soft'] },
    icon: { type: 'string', role: 'icon' },
    title: { type: 'string', role: 'copy' },
    detail: { type: 'string', role: 'copy' },
    event: { type: 'string', role: 'event' },
  },
  required: ['tone', 'icon', 'title', 'event'],
  additionalProperties: false,
} as const

export type ActionCardProps = FromSchema<typeof actionCardSchema>
