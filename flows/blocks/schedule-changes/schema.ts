import type { BlockSpec, PropsOf } from '../../kit/block-spec.ts'

/** Rows to change the day or the frequency of a schedule. Each row shows the current value. */
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
