import type { BlockSpec, PropsOf } from '../../kit/block-spec.ts'

/**
 * The iframe in which a card issuer asks the customer to confirm the payment. The block shows the text `waiting`
 * until the issuer asks, and then the text `asked`.
 */
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
