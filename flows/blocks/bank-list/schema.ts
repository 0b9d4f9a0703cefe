import type { FromSchema } from 'json-schema-to-ts'

/** The banks that a payment can be started at, found by name. Where nobody can list them, a sentence and a way on. */
export const bankListSchema = {
  type: 'object',
  properties: {
    fact: { type: 'string', role: 'writes' },
    legend: { type: 'string' },
    search: { type: 'string' },
    /** Nothing has the name that is looked for. */
    noneFound: { type: 'string' },
    failed: { type: 'string' },
    failedLabel: { type: 'string' },
    failedEvent: { type: 'string', role: 'event' },
  },
  required: ['fact', 'legend', 'search', 'noneFound', 'failed', 'failedLabel', 'failedEvent'],
  additionalProperties: false,
} as const

export type BankListProps = FromSchema<typeof bankListSchema>
