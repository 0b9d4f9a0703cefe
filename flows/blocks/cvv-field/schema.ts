import type { FromSchema } from 'json-schema-to-ts'
import { helpSchema } from '../help-schema.ts'

/** The security code of a saved card. */
export const cvvFieldSchema = {
  type: 'object',
  properties: {
    fact: { type: 'string', role: 'writes' },
    label: { type: 'string' },
    hint: { type: 'string', placeholders: ['digits', 'card'] },
    help: helpSchema,
  },
  required: ['fact', 'label'],
  additionalProperties: false,
} as const

export type CvvFieldProps = FromSchema<typeof cvvFieldSchema>
