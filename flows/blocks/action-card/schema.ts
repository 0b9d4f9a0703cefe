import type { BlockSpec, PropsOf } from '../../kit/block-spec.ts'

/** A card that the customer taps to start an action. */
export const actionCardSpec = {
  schema: {
    type: 'object',
    properties: {
      tone: { type: 'string', enum: ['accent', 'soft'] },
      icon: { type: 'string', role: 'icon' },
      title: { type: 'string', role: 'copy' },
      detail: { type: 'string', role: 'copy' },
      event: { type: 'string', role: 'event' },
    },
    required: ['tone', 'icon', 'title', 'event'],
    additionalProperties: false,
  },
} as const satisfies BlockSpec

export type ActionCardProps = PropsOf<typeof actionCardSpec>
