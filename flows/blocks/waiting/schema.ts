import type { BlockSpec, PropsOf } from '../../kit/block-spec.ts'

/** A loading indicator, with a text that explains what the customer is waiting for. */
export const waitingSpec = {
  schema: {
    type: 'object',
    properties: {
      text: { type: 'string', role: 'copy' },
    },
    required: ['text'],
    additionalProperties: false,
  },
} as const satisfies BlockSpec

export type WaitingProps = PropsOf<typeof waitingSpec>
