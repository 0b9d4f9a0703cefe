import type { FromSchema } from 'json-schema-to-ts'

/** The last recharge once more. `{value}`, `{brand}`, `{last}` and whom it is for are put in; `plainDetail` is for one without a card, `firstTitle` and `firstDetail` for somebody who has never recharged. */
export const repeatCardSchema = {
  type: 'object',
  properties: {
    title: { type: 'string', placeholders: ['value'] },
    detail: { type: 'string', placeholders: ['brand', 'last', 'whom'] },
    plainDetail: { type: 'string', placeholders: ['whom'] },
    /** What the customer's own number is called. */
    own: { type: 'string' },
    firstTitle: { type: 'string' },
    firstDetail: { type: 'string' },
    event: { type: 'string', role: 'event' },
  },
  required: ['title', 'detail', 'plainDetail', 'own', 'firstTitle', 'firstDetail', 'event'],
  additionalProperties: false,
} as const

export type RepeatCardProps = FromSchema<typeof repeatCardSchema>
