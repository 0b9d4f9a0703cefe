import type { BlockSpec, PropsOf } from '../../kit/block-spec.ts'

/** The choice of the saved credit card that pays for a schedule, the favourite first, with a link to add a card. */
export const scheduleCardChoiceSpec = {
  schema: {
    type: 'object',
    properties: {
      legend: { type: 'string' },
      favorite: { type: 'string' },
      add: { type: 'string' },
      addEvent: { type: 'string', role: 'event' },
    },
    required: ['legend', 'favorite', 'add', 'addEvent'],
    additionalProperties: false,
  },
  writes: ['schedule.card', 'schedule.cardBrand', 'schedule.cardLast'],
} as const satisfies BlockSpec

export type ScheduleCardChoiceProps = PropsOf<typeof scheduleCardChoiceSpec>
