import { paymentTypes } from '../../runtime/rules/payment-types.ts'

/** What each way to pay is called where one is only named. */
export const wayLabels = {
  type: 'array',
  items: {
    type: 'object',
    properties: { id: { type: 'string', enum: paymentTypes }, label: { type: 'string' } },
    required: ['id', 'label'],
    additionalProperties: false,
  },
} as const
