import type { FromSchema } from 'json-schema-to-ts'

const about = ['value', 'number', 'card', 'day'] as const

/**
 * Offers to repeat the recharge of the receipt every month, with the saved card that paid it. Renders nothing unless
 * that is known to be possible. Turning it on is consent, so the charge, its day and how to stop it are shown beside
 * it.
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
