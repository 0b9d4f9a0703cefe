import type { BlockSpec, PropsOf } from '../../kit/block-spec.ts'

/** The text of the modal's message, what it means for the money, and the message's actions or the one named here. */
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
