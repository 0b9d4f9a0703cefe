import type { BlockSpec, PropsOf } from '../../kit/block-spec.ts'

/**
 * A bar with the main action for a schedule. It stays visible while the page scrolls. Its label contains the chosen
 * amount.
 */
export const scheduleBarSpec = {
  schema: {
    type: 'object',
    properties: {
      label: { type: 'string', placeholders: ['value', 'when'] },
      /** Replaces `label` if the customer already has a schedule. */
      change: { type: 'string', placeholders: ['value', 'when'] },
      plain: { type: 'string' },
    },
    required: ['label', 'change', 'plain'],
    additionalProperties: false,
  },
  emits: ['submit'],
} as const satisfies BlockSpec

export type ScheduleBarProps = PropsOf<typeof scheduleBarSpec>
