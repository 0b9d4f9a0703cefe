import type { BlockSpec, PropsOf } from '../../kit/block-spec.ts'

/**
 * The choice between the customer's own number and the saved numbers. With `event`, a tap on a row sends that
 * event, and the number in the fact `current` is left out. Without `event`, the rows are radio buttons in the form,
 * and `otherLabel` is the label of a button below them.
 */
export const recipientChoiceSpec = {
  schema: {
    type: 'object',
    properties: {
      fact: { type: 'string', role: 'writes', takes: 'text', holds: 'personal' },
      legend: { type: 'string' },
      /** The label of the customer's own phone number. */
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
