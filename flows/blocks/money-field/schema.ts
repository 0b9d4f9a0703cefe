import type { FromSchema } from 'json-schema-to-ts'

/** An amount in reais. Its fact is the cents. */
export const moneyFieldSchema = {
  type: 'object',
  properties: {
    fact: { type: 'string', role: 'writes' },
    label: { type: 'string' },
    hint: { type: 'string' },
  },
  required: ['fact', 'label'],
  additionalProperties: false,
} as const

export type MoneyFieldProps = FromSchema<typeof moneyFieldSchema>
