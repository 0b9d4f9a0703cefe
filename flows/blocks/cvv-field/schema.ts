import type { FromSchema } from 'json-schema-to-ts'

/** The security code of a saved card. */
export const cvvFieldSchema = {
  type: 'object',
  properties: {
    fact: { type: 'string' },
    label: { type: 'string' },
    hint: { type: 'string' },
  },
  required: ['fact', 'label'],
  additionalProperties: false,
} as const

export type CvvFieldProps = FromSchema<typeof cvvFieldSchema>
