import type { FromSchema } from 'json-schema-to-ts'

/** An offer in one tap. */
export const actionCardSchema = {
  type: 'object',
  properties: {
    tone: { type: 'string', enum: ['accent', 'soft'] },
    icon: { type: 'string' },
    title: { type: 'string' },
    detail: { type: 'string' },
    event: { type: 'string' },
  },
  required: ['tone', 'icon', 'title', 'event'],
  additionalProperties: false,
} as const

export type ActionCardProps = FromSchema<typeof actionCardSchema>
