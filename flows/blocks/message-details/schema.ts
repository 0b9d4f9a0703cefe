import type { BlockSpec, PropsOf } from '../../kit/block-spec.ts'

/**
 * The text of the modal's message, what the message means for the money, and its actions; or the action that this block names.
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
