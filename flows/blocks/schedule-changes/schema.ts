import type { FromSchema } from 'json-schema-to-ts'

/** The rows to change a schedule's day or its frequency, each with its current value. */
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
