import type { FromSchema } from 'json-schema-to-ts'

/** The day of a schedule: one of the week, or one that every month has. `by` is the fact that says how often it comes. */
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
