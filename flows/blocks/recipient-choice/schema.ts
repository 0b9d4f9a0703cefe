import type { BlockSpec, PropsOf } from '../../kit/block-spec.ts'

/**
 * Chooses the customer's own number or a saved number. With `event`, a tap on a row emits it, and the number of the fact
 * `current` is left out. Without `event`, the rows are radio buttons that the form checks, with `otherLabel` below them.
 */
export const recipientChoiceSpec = {
  schema: {
    type: 'object',
    properties: {
      fact: { type: 'string', role: 'writes', takes: 'text', holds: 'personal' },
      legend: { type: 'string' },
      /** The label of the customer's own number. */
      own: { type: 'string' },
      event: { type: 'string', role: 'event' },
      current: { type: 'string', role: 'reads', takes: 'text' },
      otherLabel: { type: 'string' },
      otherEvent: { type: 'string', role: 'event' },
      failed: { type: 'string' },
    },
    required: ['fact', 'legend', 'own', 'failed'],
    additionalProperties: false,
  },
} as const satisfies BlockSpec

export type RecipientChoiceProps = PropsOf<typeof recipientChoiceSpec>
