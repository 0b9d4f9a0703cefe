import type { FromSchema } from 'json-schema-to-ts'

/** Chooses credit or debit for a card that can be charged as either. */
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
