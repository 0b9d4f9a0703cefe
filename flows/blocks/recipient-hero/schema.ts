import type { BlockSpec, PropsOf } from '../../kit/block-spec.ts'

/** The phone number to recharge, and a link to choose another one. */
export const recipientHeroSpec = {
  schema: {
    type: 'object',
    properties: {
      label: { type: 'string' },
      action: { type: 'string' },
      event: { type: 'string', role: 'event' },
    },
    required: ['label', 'action', 'event'],
    additionalProperties: false,
  },
  mayLack: true,
  shows: ['recharge.target'],
} as const satisfies BlockSpec

export type RecipientHeroProps = PropsOf<typeof recipientHeroSpec>
