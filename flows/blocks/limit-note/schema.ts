import type { BlockSpec, PropsOf } from '../../kit/block-spec.ts'

const limited = { type: 'string', placeholders: ['limit'] } as const

/**
 * Warns the customer before the payment if the amount is over the operator's limit, or if it uses up most of
 * today's limit. While the amount is over a limit, the fact `recharge.isOverLimit` is true.
 */
export const limitNoteSpec = {
  schema: {
    type: 'object',
    properties: {
      near: limited,
      least: limited,
      today: limited,
      spent: { type: 'string' },
      number: limited,
      month: limited,
      /** The label of the button to choose another amount. */
      label: { type: 'string' },
      event: { type: 'string', role: 'event' },
    },
    required: ['near', 'least', 'today', 'spent', 'number', 'month', 'label', 'event'],
    additionalProperties: false,
  },
  writes: ['recharge.isOverLimit'],
} as const satisfies BlockSpec

export type LimitNoteProps = PropsOf<typeof limitNoteSpec>
