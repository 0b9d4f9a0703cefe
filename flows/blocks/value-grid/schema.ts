import type { FromSchema } from 'json-schema-to-ts'

/** The values on offer. `{days}` is put into `validity`, `{gb}` into `bonus`. */
export const valueGridSchema = {
  type: 'object',
  properties: {
    fact: { type: 'string', role: 'writes' },
    label: { type: 'string' },
    validity: { type: 'string', placeholders: ['days'] },
    bonus: { type: 'string', placeholders: ['gb'] },
    badge: { type: 'string' },
    failed: { type: 'string' },
  },
  required: ['fact', 'label', 'validity', 'bonus', 'badge'],
  additionalProperties: false,
} as const

export type ValueGridProps = FromSchema<typeof valueGridSchema>
