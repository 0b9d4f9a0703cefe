import type { FromSchema } from 'json-schema-to-ts'

/** A paragraph of text. */
export const textSchema = {
  type: 'object',
  properties: {
    text: { type: 'string', role: 'copy' },
  },
  required: ['text'],
  additionalProperties: false,
} as const

export type TextProps = FromSchema<typeof textSchema>
