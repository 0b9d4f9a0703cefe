import type { BlockSpec, PropsOf } from '../../kit/block-spec.ts'

/**
 * The order so far, in the panel beside the flow. Only a wide screen has the panel. The order is the last payment, or
 * the `chosen` recharge.
 */
export const orderPanelSpec = {
  schema: {
    type: 'object',
    properties: {
      of: { type: 'string', enum: ['order', 'chosen'] },
      title: { type: 'string' },
      /** The icon above the order, which shows how the payment ended. */
      icon: { type: 'string', role: 'icon' },
      number: { type: 'string' },
      bonus: { type: 'string' },
      bonusText: { type: 'string', placeholders: ['gb'], demands: ['gb'] },
      method: { type: 'string' },
      /** The next steps of the customer. */
      steps: { type: 'array', minItems: 1, items: { type: 'string' } },
    },
    required: ['title', 'number', 'bonus', 'bonusText', 'method'],
    additionalProperties: false,
  },
  mayLack: true,
  shows: {
    order: ['order.value', 'order.target', 'order.method'],
    chosen: ['recharge.value', 'recharge.target', 'payment.type'],
  },
} as const satisfies BlockSpec

export type OrderPanelProps = PropsOf<typeof orderPanelSpec>
