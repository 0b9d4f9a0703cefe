import type { FromSchema } from 'json-schema-to-ts'

/** The last recharge once more. `{value}`, `{brand}` and `{last}` are put in; `plainDetail` is for one without a card. */
export const repeatCardSchema = {
  type: 'object',
  properties: {
    title: { type: 'string', placeholders: ['value'] },
    detail: { type: 'string', placeholders: ['brand', 'last'] },
    plainDetail: { type: 'string' },
    event: { type: 'string', role: 'event' },
  },
  required: ['title', 'detail', 'plainDetail', 'event'],
  additionalProperties: false,
} as const

export type RepeatCardProps = FromSchema<typeof repeatCardSchema>
