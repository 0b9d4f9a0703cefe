import type { BlockSpec, PropsOf } from '../../kit/block-spec.ts'

/**
 * Fields for the number and the expiry date of a card to save. Their text goes to the vault, and is erased when the
 * form disappears.
 */
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
