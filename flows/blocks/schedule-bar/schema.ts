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
      /** These texts replace the button until the customer has chosen the day and the amount. */
      missingDay: { type: 'string', maxLength: 30 },
      missingValue: { type: 'string', maxLength: 30 },
    },
    required: ['label', 'change', 'missingDay', 'missingValue'],
    additionalProperties: false,
  },
  emits: ['submit'],
} as const satisfies BlockSpec

export type ScheduleBarProps = PropsOf<typeof scheduleBarSpec>
