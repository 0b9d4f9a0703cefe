import type { FromSchema } from 'json-schema-to-ts'

/** What a step is about. `plain` takes the place of `text` unless the fact `unless` is known. */
export const headingSchema = {
  type: 'object',
  properties: {
    level: { type: 'integer', enum: [1, 2] },
    size: { type: 'string', enum: ['small', 'medium', 'large', 'huge'] },
    text: { type: 'string', maxLength: 60, role: 'copy' },
    plain: { type: 'string', role: 'copy' },
    unless: { type: 'string', role: 'reads' },
    lead: { type: 'string', maxLength: 180, role: 'copy' },
  },
  required: ['text'],
  additionalProperties: false,
} as const

export type HeadingProps = FromSchema<typeof headingSchema>
