import type { BlockSpec, PropsOf } from '../../kit/block-spec.ts'

/** The frame in which a card's issuer asks the customer to confirm. `waiting` is shown until the issuer asks, then `asked`. */
export const secureFrameSpec = {
  schema: {
    type: 'object',
    properties: {
      name: { type: 'string' },
      waiting: { type: 'string' },
      asked: { type: 'string', role: 'copy' },
    },
    required: ['name', 'waiting', 'asked'],
    additionalProperties: false,
  },
  emits: ['submit', 'dismiss'],
  writes: ['payment.authentication'],
} as const satisfies BlockSpec

export type SecureFrameProps = PropsOf<typeof secureFrameSpec>
