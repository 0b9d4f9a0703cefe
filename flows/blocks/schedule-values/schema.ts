import type { BlockSpec, PropsOf } from '../../kit/block-spec.ts'

const limited = { type: 'string', placeholders: ['limit'] } as const

/**
 * The amounts that the customer can schedule at the chosen frequency. Amounts beyond the customer's limits are
 * disabled.
 */
export const scheduleValuesSpec = {
  schema: {
    type: 'object',
    properties: {
      legend: { type: 'string' },
      overLimit: limited,
      belowMinimum: limited,
    },
    required: ['legend', 'overLimit', 'belowMinimum'],
    additionalProperties: false,
  },
  writes: ['schedule.value'],
} as const satisfies BlockSpec

export type ScheduleValuesProps = PropsOf<typeof scheduleValuesSpec>
