import { repeatedFacts } from '../../../runtime/recharge/repeat-facts.ts'
import type { BlockSpec, PropsOf } from '../../kit/block-spec.ts'
import { wayLabels } from '../way-labels.ts'

/**
 * Up to three earlier recharges that differ from the one in the block `repeat-card`. A tap on a row repeats its
 * recharge: it writes the recharge's facts and sends `event`. Renders nothing if there is none or a read failed.
 */
export const otherRechargesSpec = {
  schema: {
    type: 'object',
    properties: {
      title: { type: 'string' },
      /** The label of the customer's own phone number. */
      own: { type: 'string' },
      methods: wayLabels,
      /** The label of a payment method that `methods` does not contain. */
      otherMethod: { type: 'string' },
      event: { type: 'string', role: 'event' },
    },
    required: ['title', 'own', 'methods', 'otherMethod', 'event'],
    additionalProperties: false,
  },
  writes: repeatedFacts,
} as const satisfies BlockSpec

export type OtherRechargesProps = PropsOf<typeof otherRechargesSpec>
