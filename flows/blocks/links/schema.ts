import type { FromSchema } from 'json-schema-to-ts'

/** Small links to other steps, at the bottom of the step. */
export const linksSchema = {
  type: 'object',
  properties: {
    items: {
      type: 'array',
      items: {
        type: 'object',
        properties: { label: { type: 'string' }, event: { type: 'string', role: 'event' } },
        required: ['label', 'event'],
        additionalProperties: false,
      },
    },
  },
  required: ['items'],
  additionalProperties: false,
} as const

export type LinksProps = FromSchema<typeof linksSchema>
