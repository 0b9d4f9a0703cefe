import type { BlockSpec, PropsOf } from '../../kit/block-spec.ts'

/**
 * The details of a recharge: the last payment, a `past` recharge from the history, or the `chosen` recharge before
 * the payment. A row without a label or a value is left out.
 */
export const receiptSpec = {
  schema: {
    type: 'object',
    properties: {
      of: { type: 'string', enum: ['order', 'past', 'chosen'] },
      value: { type: 'string', maxLength: 30 },
      number: { type: 'string', maxLength: 30 },
      bonus: { type: 'string', maxLength: 30 },
      bonusText: { type: 'string', placeholders: ['gb'] },
      method: { type: 'string', maxLength: 30 },
      /**
       * Labels for a recharge before its payment (`of: chosen`), which replace the label `method`. They show whether
       * the card is charged as credit or debit.
       */
      charged: {
        type: 'object',
        properties: { credit: { type: 'string' }, debit: { type: 'string' } },
        required: ['credit', 'debit'],
        additionalProperties: false,
      },
      date: { type: 'string', maxLength: 30 },
      nsu: { type: 'string', maxLength: 30 },
      status: { type: 'string', maxLength: 30 },
      statuses: {
        type: 'object',
        properties: { done: { type: 'string' }, pending: { type: 'string' }, failed: { type: 'string' } },
        required: ['done', 'pending', 'failed'],
        additionalProperties: false,
      },
    },
    required: ['value', 'number'],
    additionalProperties: false,
  },
  mayLack: true,
  shows: {
    order: ['order.value', 'order.target', 'order.method'],
    past: ['past.value', 'past.target', 'past.method'],
    chosen: ['recharge.value', 'recharge.target', 'payment.type'],
  },
} as const satisfies BlockSpec

export type ReceiptProps = PropsOf<typeof receiptSpec>
