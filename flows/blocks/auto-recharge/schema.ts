import type { FromSchema } from 'json-schema-to-ts'

const about = ['value', 'number', 'card', 'day'] as const

/**
 * Offers to repeat the recharge of the receipt every month, by the saved card that paid it. It takes no place where that
 * cannot be, or is not known to be. To turn it on is to agree: what is charged, when, how it is stopped, stands beside it.
 */
export const autoRechargeSchema = {
  type: 'object',
  properties: {
    label: { type: 'string' },
    terms: { type: 'string', placeholders: about },
    done: { type: 'string', placeholders: about },
    on: { type: 'string', role: 'event' },
    off: { type: 'string', role: 'event' },
  },
  required: ['label', 'terms', 'done', 'on', 'off'],
  additionalProperties: false,
} as const

export type AutoRechargeProps = FromSchema<typeof autoRechargeSchema>
