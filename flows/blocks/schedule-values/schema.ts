import type { FromSchema } from 'json-schema-to-ts'

const limited = { type: 'string', placeholders: ['limit'] } as const

/** The values that can be scheduled as often as was chosen. Those beyond the customer's limits cannot be, and it says why. */
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
