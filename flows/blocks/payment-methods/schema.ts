import type { FromSchema } from 'json-schema-to-ts'

/** Ways to pay: what the operator offers, in the flow's order, the saved cards among them. */
export const paymentMethodsSchema = {
  type: 'object',
  properties: {
    fact: { type: 'string', role: 'writes' },
    legend: { type: 'string' },
    order: { type: 'array', items: { type: 'string', enum: ['pix', 'credit'] } },
    pix: {
      type: 'object',
      properties: { label: { type: 'string' }, detail: { type: 'string' } },
      required: ['label', 'detail'],
      additionalProperties: false,
    },
    savedCard: {
      type: 'object',
      properties: {
        label: { type: 'string', placeholders: ['last'] },
        favorite: { type: 'string' },
        detail: { type: 'string' },
        name: { type: 'string', placeholders: ['brand', 'last'] },
      },
      required: ['label', 'favorite', 'detail', 'name'],
      additionalProperties: false,
    },
    newCard: {
      type: 'object',
      properties: {
        label: { type: 'string' },
        detail: { type: 'string' },
      },
      required: ['label', 'detail'],
      additionalProperties: false,
    },
    failed: { type: 'string' },
  },
  required: ['fact', 'legend', 'order', 'pix', 'savedCard', 'newCard', 'failed'],
  additionalProperties: false,
} as const

export type PaymentMethodsProps = FromSchema<typeof paymentMethodsSchema>
