import type { FromSchema } from 'json-schema-to-ts'

/** The number that a schedule recharges and the saved card that pays, with buttons to change them or add a card. */
export const schedulePartiesSchema = {
  type: 'object',
  properties: {
    label: { type: 'string' },
    /** The label of the customer's own number. */
    own: { type: 'string' },
    number: { type: 'string' },
    card: { type: 'string' },
    action: { type: 'string' },
    numberEvent: { type: 'string', role: 'event' },
    cardEvent: { type: 'string', role: 'event' },
    noCard: { type: 'string' },
    addCard: { type: 'string' },
    addCardEvent: { type: 'string', role: 'event' },
  },
  required: [
    'label',
    'own',
    'number',
    'card',
    'action',
    'numberEvent',
    'cardEvent',
    'noCard',
    'addCard',
    'addCardEvent',
  ],
  additionalProperties: false,
} as const

export type SchedulePartiesProps = FromSchema<typeof schedulePartiesSchema>
