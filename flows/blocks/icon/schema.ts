import type { FromSchema } from 'json-schema-to-ts'

/** The icon above a heading that shows how something ended. */
export const iconSchema = {
  type: 'object',
  properties: {
    tone: { type: 'string', enum: ['info', 'good', 'warning', 'bad'] },
    icon: { type: 'string', role: 'icon' },
  },
  required: ['tone', 'icon'],
  additionalProperties: false,
} as const

export type IconProps = FromSchema<typeof iconSchema>
