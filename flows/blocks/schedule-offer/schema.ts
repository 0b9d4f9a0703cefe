import type { FromSchema } from 'json-schema-to-ts'

/** What is scheduled, in one line, or the offer to schedule something. It takes no place while that is not known. */
export const scheduleOfferSchema = {
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
} as const

export type ScheduleOfferProps = FromSchema<typeof scheduleOfferSchema>
