import type { FromSchema } from 'json-schema-to-ts'

/** What the operator knows of the customer, and how much they may still recharge; what it does not tell takes no row. `plans` are its segments in words. */
export const ownDataSchema = {
  type: 'object',
  properties: {
    number: { type: 'string' },
    name: { type: 'string' },
    email: { type: 'string' },
    plan: { type: 'string' },
    plans: {
      type: 'array',
      items: {
        type: 'object',
        properties: { id: { type: 'string' }, label: { type: 'string' } },
        required: ['id', 'label'],
        additionalProperties: false,
      },
    },
    since: { type: 'string' },
    leftToday: { type: 'string' },
    monthlyLimit: { type: 'string' },
  },
  required: ['number', 'name', 'email', 'plan', 'plans', 'since', 'leftToday', 'monthlyLimit'],
  additionalProperties: false,
} as const

export type OwnDataProps = FromSchema<typeof ownDataSchema>
