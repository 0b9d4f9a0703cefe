import type { BlockSpec, PropsOf } from '../../kit/block-spec.ts'

/** The rows to change a schedule's day or its frequency, each with its current value. */
export const scheduleChangesSpec = {
  schema: {
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
  },
  writes: ['schedule.newFrequency', 'schedule.newDay'],
} as const satisfies BlockSpec

export type ScheduleChangesProps = PropsOf<typeof scheduleChangesSpec>
