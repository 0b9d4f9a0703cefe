import type { FromSchema } from 'json-schema-to-ts'

/** What a step is about. `plain` takes the place of `text` while `fact` is not known. */
export const headingSchema = {
  type: 'object',
  properties: {
    level: { type: 'integer', enum: [1, 2] },
    size: { type: 'string', enum: ['small', 'medium', 'large', 'huge'] },
    text: { type: 'string' },
    plain: { type: 'string' },
    fact: { type: 'string' },
    lead: { type: 'string' },
  },
  required: ['text'],
  additionalProperties: false,
} as const

export type HeadingProps = FromSchema<typeof headingSchema>
