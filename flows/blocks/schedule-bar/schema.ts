import type { BlockSpec, PropsOf } from '../../kit/block-spec.ts'

/** The main action of scheduling, in a bar that stays visible. Its label contains the chosen amount. */
export const scheduleBarSpec = {
  schema: {
    type: 'object',
    properties: {
      label: { type: 'string', placeholders: ['value', 'when'] },
      /** Replaces `label` if a schedule is already on. */
      change: { type: 'string', placeholders: ['value', 'when'] },
      plain: { type: 'string' },
    },
    required: ['label', 'change', 'plain'],
    additionalProperties: false,
  },
  emits: ['submit'],
} as const satisfies BlockSpec

export type ScheduleBarProps = PropsOf<typeof scheduleBarSpec>
