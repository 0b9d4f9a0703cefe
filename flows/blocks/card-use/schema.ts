import type { FromSchema } from 'json-schema-to-ts'

/** Of a card that can be charged as either, how the person wants it to be. */
export const cardUseSchema = {
  type: 'object',
  properties: {
    fact: { type: 'string', role: 'writes' },
    legend: { type: 'string' },
    credit: { type: 'string' },
    debit: { type: 'string' },
  },
  required: ['fact', 'legend', 'credit', 'debit'],
  additionalProperties: false,
} as const

export type CardUseProps = FromSchema<typeof cardUseSchema>
