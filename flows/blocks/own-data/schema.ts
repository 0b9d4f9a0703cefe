import type { BlockSpec, PropsOf } from '../../kit/block-spec.ts'

/**
 * The customer's data and limits from the operator. A value that the operator does not return has no row. `plans`
 * contains readable names for the operator's customer segments.
 */
export const ownDataSpec = {
  schema: {
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
          properties: { id: { type: 'string', role: 'segment' }, label: { type: 'string' } },
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
  },
} as const satisfies BlockSpec

export type OwnDataProps = PropsOf<typeof ownDataSpec>
