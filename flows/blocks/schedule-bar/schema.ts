import type { FromSchema } from 'json-schema-to-ts'

/** The main action of scheduling, in a bar that stays visible. Its label names the chosen value. */
export const scheduleBarSchema = {
  type: 'object',
  properties: {
    label: { type: 'string', placeholders: ['value', 'when'] },
    /** Replaces `label` if a schedule is already on. */
    change: { type: 'string', placeholders: ['value', 'when'] },
    plain: { type: 'string' },
  },
  required: ['label', 'change', 'plain'],
  additionalProperties: false,
} as const

export type ScheduleBarProps = FromSchema<typeof scheduleBarSchema>
