import type { FromSchema } from 'json-schema-to-ts'

/** The button that submits the form. */
export const submitSchema = {
  type: 'object',
  properties: {
    label: { type: 'string', maxLength: 40, role: 'copy' },
    busyLabel: { type: 'string' },
  },
  required: ['label'],
  additionalProperties: false,
} as const

export type SubmitProps = FromSchema<typeof submitSchema>
