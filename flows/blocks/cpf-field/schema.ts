import type { FromSchema } from 'json-schema-to-ts'

/** The CPF of who pays. It is not kept. */
export const cpfFieldSchema = {
  type: 'object',
  properties: {
    fact: { type: 'string', role: 'writes' },
    label: { type: 'string' },
    hint: { type: 'string' },
  },
  required: ['fact', 'label'],
  additionalProperties: false,
} as const

export type CpfFieldProps = FromSchema<typeof cpfFieldSchema>
