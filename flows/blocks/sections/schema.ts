import type { FromSchema } from 'json-schema-to-ts'

/** A longer text in sections of paragraphs. */
export const sectionsSchema = {
  type: 'object',
  properties: {
    items: {
      type: 'array',
      items: {
        type: 'object',
        properties: { title: { type: 'string' }, text: { type: 'array', items: { type: 'string' } } },
        required: ['title', 'text'],
        additionalProperties: false,
      },
    },
  },
  required: ['items'],
  additionalProperties: false,
} as const

export type SectionsProps = FromSchema<typeof sectionsSchema>
