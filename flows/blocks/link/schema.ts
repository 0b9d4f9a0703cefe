import type { FromSchema } from 'json-schema-to-ts'

/** The quieter way on. */
export const linkSchema = {
  type: 'object',
  properties: {
    label: { type: 'string', maxLength: 60, role: 'copy' },
    event: { type: 'string', role: 'event' },
  },
  required: ['label', 'event'],
  additionalProperties: false,
} as const

export type LinkProps = FromSchema<typeof linkSchema>
