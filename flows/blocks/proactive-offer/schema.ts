import type { FromSchema } from 'json-schema-to-ts'

/** Renders nothing. Emits `event` once a visit if there is an offer for the customer and campaigns are on for them. */
export const proactiveOfferSchema = {
  type: 'object',
  properties: {
    event: { type: 'string', role: 'event' },
  },
  required: ['event'],
  additionalProperties: false,
} as const

export type ProactiveOfferProps = FromSchema<typeof proactiveOfferSchema>
