import type { FromSchema } from 'json-schema-to-ts'

/** Shares a text; copies it where the browser cannot share. */
export const shareSchema = {
  type: 'object',
  properties: {
    label: { type: 'string' },
    title: { type: 'string' },
    text: { type: 'string', role: 'copy' },
    copied: { type: 'string' },
  },
  required: ['label', 'title', 'text', 'copied'],
  additionalProperties: false,
} as const

export type ShareProps = FromSchema<typeof shareSchema>
