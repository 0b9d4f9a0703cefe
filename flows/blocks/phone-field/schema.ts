import type { FromSchema } from 'json-schema-to-ts'

/** A mobile number, typed or pasted in any of its forms. */
export const phoneFieldSchema = {
  type: 'object',
  properties: {
    fact: { type: 'string', role: 'writes' },
    label: { type: 'string' },
    hint: { type: 'string' },
  },
  required: ['fact', 'label'],
  additionalProperties: false,
} as const

export type PhoneFieldProps = FromSchema<typeof phoneFieldSchema>
