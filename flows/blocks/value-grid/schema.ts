import type { FromSchema } from 'json-schema-to-ts'

const limited = { type: 'string', placeholders: ['limit'] } as const

/** The values to recharge, with `{days}` in `validity` and `{gb}` in `bonus`. `over` says why a value is disabled. */
export const valueGridSchema = {
  type: 'object',
  properties: {
    fact: { type: 'string', role: 'writes' },
    label: { type: 'string' },
    /** Reads the list by the operator's call that tells each value's attributes too. */
    withAttributes: { type: 'boolean' },
    validity: { type: 'string', placeholders: ['days'] },
    bonus: { type: 'string', placeholders: ['gb'] },
    badge: { type: 'string' },
    /** Where not every value is within what is left today. */
    left: limited,
    /** Where nothing is. */
    spent: { type: 'string' },
    /** At a value that cannot be recharged: why. */
    over: {
      type: 'object',
      properties: { least: limited, today: limited, spent: { type: 'string' }, number: limited, month: limited },
      required: ['least', 'today', 'spent', 'number', 'month'],
      additionalProperties: false,
    },
    failed: { type: 'string' },
  },
  required: ['fact', 'label', 'validity', 'bonus', 'badge', 'left', 'spent', 'over'],
  additionalProperties: false,
} as const

export type ValueGridProps = FromSchema<typeof valueGridSchema>
