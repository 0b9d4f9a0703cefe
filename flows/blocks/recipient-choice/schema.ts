import type { FromSchema } from 'json-schema-to-ts'

/**
 * Chooses the customer's own number or a saved one. With `event`, a tap on a row emits it, and the number of the fact
 * `current` is left out. Without `event`, the rows are radios that the form checks, with `otherLabel` below them.
 */
export const recipientChoiceSchema = {
  type: 'object',
  properties: {
    fact: { type: 'string', role: 'writes' },
    legend: { type: 'string' },
    /** The label of the customer's own number. */
    own: { type: 'string' },
    event: { type: 'string', role: 'event' },
    current: { type: 'string', role: 'reads' },
    otherLabel: { type: 'string' },
    otherEvent: { type: 'string', role: 'event' },
    failed: { type: 'string' },
  },
  required: ['fact', 'legend', 'own', 'failed'],
  additionalProperties: false,
} as const

export type RecipientChoiceProps = FromSchema<typeof recipientChoiceSchema>
