import type { FromSchema } from 'json-schema-to-ts'

/**
 * Whose number: the customer's own or a saved one. With `event` each row is a way on in one tap, the number of the fact
 * `current` not among them; without it the rows are a choice that the form checks, `otherLabel` below them.
 */
export const recipientChoiceSchema = {
  type: 'object',
  properties: {
    fact: { type: 'string', role: 'writes' },
    legend: { type: 'string' },
    /** What the customer's own number is called. */
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
