import type { BlockSpec, PropsOf } from '../../kit/block-spec.ts'
import { cvvFieldSpec } from '../cvv-field/schema.ts'
import { wayLabels } from '../way-labels.ts'

/**
 * An earlier recharge to repeat, with the button that pays it. If its amount, card or payment method is no longer
 * available, the block shows this and a button to choose another one.
 */
export const fastRechargeSpec = {
  schema: {
    type: 'object',
    properties: {
      /** The sentence about the phone number that gets the recharge. */
      lead: { type: 'string', role: 'copy' },
      /** The accessible name of the list of payment methods. */
      legend: { type: 'string' },
      ways: wayLabels,
      cvv: { type: 'string' },
      cvvHint: { type: 'string', placeholders: ['digits', 'card'], demands: ['digits'] },
      cvvFrontHint: { type: 'string', placeholders: ['digits', 'card'], demands: ['digits'] },
      pay: { type: 'string', role: 'copy' },
      busyLabel: { type: 'string', maxLength: 30 },
      /**
       * The label of the button that sends `dismiss`. It closes the modal, and the step below shows the other
       * payment methods.
       */
      other: { type: 'string' },
      cardGone: { type: 'string' },
      wayGone: { type: 'string' },
      choose: { type: 'string' },
      valueGone: { type: 'string' },
      /** Shown if the amount is over one of the customer's limits. */
      overLimit: { type: 'string' },
      chooseValue: { type: 'string' },
      valueEvent: { type: 'string', role: 'event' },
    },
    required: [
      'lead',
      'legend',
      'ways',
      'cvv',
      'cvvHint',
      'cvvFrontHint',
      'pay',
      'other',
      'cardGone',
      'wayGone',
      'choose',
      'valueGone',
      'overLimit',
      'chooseValue',
      'valueEvent',
    ],
    additionalProperties: false,
  },
  emits: ['submit', 'dismiss'],
  writes: ['recharge.isRepeat', ...cvvFieldSpec.writes],
  shows: ['payment.type'],
} as const satisfies BlockSpec

export type FastRechargeProps = PropsOf<typeof fastRechargeSpec>
