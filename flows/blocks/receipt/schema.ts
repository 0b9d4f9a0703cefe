import type { FromSchema } from 'json-schema-to-ts'

/** What was paid last, the `past` recharge that is looked at, or the one that is `chosen` to be paid. A row without a label, or whose fact is not known, is left out. */
export const receiptSchema = {
  type: 'object',
  properties: {
    of: { type: 'string', enum: ['order', 'past', 'chosen'] },
    value: { type: 'string' },
    number: { type: 'string' },
    bonus: { type: 'string' },
    bonusText: { type: 'string', placeholders: ['gb'] },
    method: { type: 'string' },
    /** Of what is chosen, in the place of `method`: what the card is charged as, which its name does not say. */
    charged: {
      type: 'object',
      properties: { credit: { type: 'string' }, debit: { type: 'string' } },
      required: ['credit', 'debit'],
      additionalProperties: false,
    },
    date: { type: 'string' },
    nsu: { type: 'string' },
    status: { type: 'string' },
    statuses: {
      type: 'object',
      properties: { done: { type: 'string' }, pending: { type: 'string' }, failed: { type: 'string' } },
      required: ['done', 'pending', 'failed'],
      additionalProperties: false,
    },
  },
  required: ['value', 'number'],
  additionalProperties: false,
} as const

export type ReceiptProps = FromSchema<typeof receiptSchema>
