import type { BlockSpec, PropsOf } from '../../kit/block-spec.ts'

/**
 * The text of the modal's message, what happened to the customer's money, and the message's buttons. If the block
 * defines its own button, it replaces them.
 */
export const messageDetailsSpec = {
  schema: {
    type: 'object',
    properties: {
      label: { type: 'string' },
      event: { type: 'string', role: 'event' },
    },
    required: [],
    additionalProperties: false,
  },
  emitsActions: true,
} as const satisfies BlockSpec

export type MessageDetailsProps = PropsOf<typeof messageDetailsSpec>
