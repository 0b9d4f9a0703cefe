import type { FromSchema } from 'json-schema-to-ts'

/** A text link: a less important action than the step's button. */
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
