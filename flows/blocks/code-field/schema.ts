import type { FromSchema } from 'json-schema-to-ts'

/** The code of an SMS: six digits, filled in by the device where it can. */
export const codeFieldSchema = {
  type: 'object',
  properties: {
    fact: { type: 'string', role: 'writes' },
    label: { type: 'string' },
    hint: { type: 'string' },
  },
  required: ['fact', 'label'],
  additionalProperties: false,
} as const

export type CodeFieldProps = FromSchema<typeof codeFieldSchema>
