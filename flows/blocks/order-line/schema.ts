import type { BlockSpec, PropsOf } from '../../kit/block-spec.ts'

const about = ['value', 'gb', 'number'] as const

/** One line about what is bought and for whom. It is about the last payment, or about the `chosen` recharge. */
export const orderLineSpec = {
  schema: {
    type: 'object',
    properties: {
      of: { type: 'string', enum: ['order', 'chosen'] },
      text: { type: 'string', placeholders: about, demands: ['value', 'number'] },
      /** Replaces `text` if the recharge has a bonus. */
      withBonus: { type: 'string', placeholders: about, demands: ['value', 'gb', 'number'] },
      /** The label of the button for choosing something else. The button sends `event`. */
      change: { type: 'string' },
      event: { type: 'string', role: 'event' },
    },
    required: ['text', 'withBonus'],
    additionalProperties: false,
  },
  mayLack: true,
  shows: {
    order: ['order.value', 'order.target'],
    chosen: ['recharge.value', 'recharge.target'],
  },
} as const satisfies BlockSpec

export type OrderLineProps = PropsOf<typeof orderLineSpec>
