import type { FromSchema } from 'json-schema-to-ts'

/** Which saved credit card pays for a schedule, the favourite first, and the way to another one. */
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
