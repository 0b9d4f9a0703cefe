import type { FromSchema } from 'json-schema-to-ts'

/** What of a schedule can be changed by itself: its day and how often it comes, each with what it is now. */
export const scheduleChangesSchema = {
  type: 'object',
  properties: {
    label: { type: 'string' },
    day: { type: 'string' },
    frequency: { type: 'string' },
    dayEvent: { type: 'string', role: 'event' },
    frequencyEvent: { type: 'string', role: 'event' },
  },
  required: ['label', 'day', 'frequency', 'dayEvent', 'frequencyEvent'],
  additionalProperties: false,
} as const

export type ScheduleChangesProps = FromSchema<typeof scheduleChangesSchema>
