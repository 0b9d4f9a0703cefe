import type { BlockSpec, PropsOf } from '../../kit/block-spec.ts'

/**
 * The current schedule in one line, or the offer to schedule a recharge. Renders nothing for a customer who has
 * neither scheduled nor made a recharge.
 */
export const scheduleOfferSpec = {
  schema: {
    type: 'object',
    properties: {
      onTitle: { type: 'string', placeholders: ['value', 'when'] },
      onDetail: { type: 'string' },
      onEvent: { type: 'string', role: 'event' },
      offTitle: { type: 'string' },
      offDetail: { type: 'string' },
      offEvent: { type: 'string', role: 'event' },
    },
    required: ['onTitle', 'onDetail', 'onEvent', 'offTitle', 'offDetail', 'offEvent'],
    additionalProperties: false,
  },
} as const satisfies BlockSpec

export type ScheduleOfferProps = PropsOf<typeof scheduleOfferSpec>
