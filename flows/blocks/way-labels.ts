import { paymentTypes } from '../../runtime/rules/payment-types.ts'

/** The labels of payment methods, for a block that shows only their names. */
export const wayLabels = {
  type: 'array',
  items: {
    type: 'object',
    properties: { id: { type: 'string', enum: paymentTypes }, label: { type: 'string', role: 'way' } },
    required: ['id', 'label'],
    additionalProperties: false,
  },
} as const
