import type { FromSchema } from 'json-schema-to-ts'

/** The amount and the main action, in a bar that stays visible. */
export const payBarSchema = {
  type: 'object',
  properties: {
    label: { type: 'string', maxLength: 24 },
    busyLabel: { type: 'string' },
    caption: { type: 'string', role: 'copy' },
  },
  required: ['label', 'caption'],
  additionalProperties: false,
} as const

export type PayBarProps = FromSchema<typeof payBarSchema>
