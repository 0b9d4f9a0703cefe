import type { FromSchema } from 'json-schema-to-ts'

/** The day of a schedule: a weekday, or a day that every month has. `by` is the fact of its frequency. */
export const scheduleDaySchema = {
  type: 'object',
  properties: {
    fact: { type: 'string', role: 'writes' },
    by: { type: 'string', role: 'reads' },
    weekly: { type: 'string' },
    monthly: { type: 'string' },
  },
  required: ['fact', 'by', 'weekly', 'monthly'],
  additionalProperties: false,
} as const

export type ScheduleDayProps = FromSchema<typeof scheduleDaySchema>
