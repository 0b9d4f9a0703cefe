import type { FromSchema } from 'json-schema-to-ts'

/** Instructions as a numbered list. */
export const numberedStepsSchema = {
  type: 'object',
  properties: {
    items: { type: 'array', items: { type: 'string' } },
  },
  required: ['items'],
  additionalProperties: false,
} as const

export type NumberedStepsProps = FromSchema<typeof numberedStepsSchema>
