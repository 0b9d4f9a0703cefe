import type { FromSchema } from 'json-schema-to-ts'

/** A larger value, offered once: `{value}` for `{extra}` more than `{chosen}`. `seen` is the fact that says so from then on. */
export const offerSchema = {
  type: 'object',
  properties: {
    seen: { type: 'string', role: 'writes' },
    text: { type: 'string', placeholders: ['value', 'extra', 'chosen'] },
    /** What comes on top by Pix. */
    pix: { type: 'string', placeholders: ['gb'] },
    take: { type: 'string', placeholders: ['value'] },
    takeEvent: { type: 'string', role: 'event' },
    keep: { type: 'string', placeholders: ['chosen'] },
    keepEvent: { type: 'string', role: 'event' },
  },
  required: ['seen', 'text', 'pix', 'take', 'takeEvent', 'keep', 'keepEvent'],
  additionalProperties: false,
} as const

export type OfferProps = FromSchema<typeof offerSchema>
