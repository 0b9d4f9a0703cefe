import type { FromSchema } from 'json-schema-to-ts'

const limited = { type: 'string', placeholders: ['limit'] } as const

/** The values that can be scheduled at the chosen frequency. Values beyond the customer's limits are disabled. */
export const scheduleValuesSchema = {
  type: 'object',
  properties: {
    legend: { type: 'string' },
    overLimit: limited,
    belowMinimum: limited,
  },
  required: ['legend', 'overLimit', 'belowMinimum'],
  additionalProperties: false,
} as const

export type ScheduleValuesProps = FromSchema<typeof scheduleValuesSchema>
