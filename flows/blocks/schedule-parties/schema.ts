import type { BlockSpec, PropsOf } from '../../kit/block-spec.ts'

/** The phone number that a schedule recharges and the saved card that pays. Buttons change them or add a card. */
export const schedulePartiesSpec = {
  schema: {
    type: 'object',
    properties: {
      label: { type: 'string' },
      /** The label of the customer's own phone number. */
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
  },
  writes: ['schedule.card', 'schedule.cardBrand', 'schedule.cardLast'],
} as const satisfies BlockSpec

export type SchedulePartiesProps = PropsOf<typeof schedulePartiesSpec>
