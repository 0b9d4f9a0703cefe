import type { BlockSpec, PropsOf } from '../../kit/block-spec.ts'

/** The number and the expiry of a card to save. They go to the vault, and are wiped when the form is removed. */
export const newCardSpec = {
  schema: {
    type: 'object',
    properties: {
      number: { type: 'string' },
      expiry: { type: 'string' },
      expiryHint: { type: 'string' },
    },
    required: ['number', 'expiry', 'expiryHint'],
    additionalProperties: false,
  },
  writes: ['payment.pan', 'payment.expiry'],
} as const satisfies BlockSpec

export type NewCardProps = PropsOf<typeof newCardSpec>
