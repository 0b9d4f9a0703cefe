import type { FromSchema } from 'json-schema-to-ts'

/** What was paid. A row without a label, or whose fact is not known, is left out. */
export const receiptSchema = {
  type: 'object',
  properties: {
    value: { type: 'string' },
    number: { type: 'string' },
    bonus: { type: 'string' },
    bonusText: { type: 'string', placeholders: ['gb'] },
    method: { type: 'string' },
    date: { type: 'string' },
    nsu: { type: 'string' },
  },
  required: ['value', 'number', 'method'],
  additionalProperties: false,
} as const

export type ReceiptProps = FromSchema<typeof receiptSchema>
