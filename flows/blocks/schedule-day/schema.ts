import type { BlockSpec, PropsOf } from '../../kit/block-spec.ts'

/**
 * The choice of a schedule's day: a weekday, or a day from 1 to 28, because every month has these days. `by` is the
 * name of the fact with the schedule's frequency.
 */
export const scheduleDaySpec = {
  schema: {
    type: 'object',
    properties: {
      fact: { type: 'string', role: 'writes', takes: 'text' },
      by: { type: 'string', role: 'reads', takes: 'choice', values: ['weekly', 'monthly'] },
      weekly: { type: 'string' },
      monthly: { type: 'string' },
    },
    required: ['fact', 'by', 'weekly', 'monthly'],
    additionalProperties: false,
  },
} as const satisfies BlockSpec

export type ScheduleDayProps = PropsOf<typeof scheduleDaySpec>
