import type { FromSchema } from 'json-schema-to-ts'

/** Chooses the saved credit card that pays for a schedule, the favourite first, with a link to add one. */
export const scheduleCardChoiceSchema = {
  type: 'object',
  properties: {
    legend: { type: 'string' },
    favorite: { type: 'string' },
    add: { type: 'string' },
    addEvent: { type: 'string', role: 'event' },
  },
  required: ['legend', 'favorite', 'add', 'addEvent'],
  additionalProperties: false,
} as const

export type ScheduleCardChoiceProps = FromSchema<typeof scheduleCardChoiceSchema>
