import type { FromSchema } from 'json-schema-to-ts'

/** What a card is saved as; where there is room for one kind only, that is said in its place. */
export const cardKindSchema = {
  type: 'object',
  properties: {
    fact: { type: 'string', role: 'writes' },
    legend: { type: 'string' },
    credit: { type: 'string' },
    debit: { type: 'string' },
    onlyCredit: { type: 'string' },
    onlyDebit: { type: 'string' },
  },
  required: ['fact', 'legend', 'credit', 'debit', 'onlyCredit', 'onlyDebit'],
  additionalProperties: false,
} as const

export type CardKindProps = FromSchema<typeof cardKindSchema>
