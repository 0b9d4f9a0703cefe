import type { BlockSpec, PropsOf } from '../../kit/block-spec.ts'

const about = ['value', 'number', 'card', 'day'] as const

/**
 * Offers to repeat the recharge on the receipt every month, with the saved card that paid it. Renders nothing until
 * the app knows that this is possible. The customer consents by turning the switch on. So the block shows the
 * charge, its day and how to stop it beside the switch.
 */
export const autoRechargeSpec = {
  schema: {
    type: 'object',
    properties: {
      label: { type: 'string' },
      terms: { type: 'string', role: 'terms', placeholders: about, demands: ['value', 'day'] },
      done: { type: 'string', placeholders: about },
      on: { type: 'string', role: 'event', agrees: true },
      off: { type: 'string', role: 'event' },
    },
    required: ['label', 'terms', 'done', 'on', 'off'],
    additionalProperties: false,
  },
  says: {
    chosen: {
      value: ['schedule.value'],
      number: ['schedule.recipient'],
      card: ['schedule.cardLast'],
      // A schedule that starts from a receipt is always monthly.
      day: ['schedule.day', 'schedule.frequency'],
    },
  },
  writes: [
    'schedule.frequency',
    'schedule.day',
    'schedule.value',
    'schedule.recipient',
    'schedule.card',
    'schedule.cardBrand',
    'schedule.cardLast',
    'schedule.isOn',
    'schedule.told',
  ],
} as const satisfies BlockSpec

export type AutoRechargeProps = PropsOf<typeof autoRechargeSpec>
