import type { FromSchema } from 'json-schema-to-ts'

/** The last recharge once more. `{value}`, `{brand}` and `{last}` are put in; `plainDetail` is for one without a card, `firstTitle` and `firstDetail` for somebody who has never recharged. */
export const repeatCardSchema = {
  type: 'object',
  properties: {
    title: { type: 'string', placeholders: ['value'] },
    detail: { type: 'string', placeholders: ['brand', 'last'] },
    plainDetail: { type: 'string' },
    firstTitle: { type: 'string' },
    firstDetail: { type: 'string' },
    event: { type: 'string', role: 'event' },
  },
  required: ['title', 'detail', 'plainDetail', 'firstTitle', 'firstDetail', 'event'],
  additionalProperties: false,
} as const

export type RepeatCardProps = FromSchema<typeof repeatCardSchema>
