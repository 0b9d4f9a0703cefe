import type { FromSchema } from 'json-schema-to-ts'

/** Shows nothing: says once in a visit, to a customer for whom campaigns are on, that there is something to offer. */
export const proactiveOfferSchema = {
  type: 'object',
  properties: {
    event: { type: 'string', role: 'event' },
  },
  required: ['event'],
  additionalProperties: false,
} as const

export type ProactiveOfferProps = FromSchema<typeof proactiveOfferSchema>
