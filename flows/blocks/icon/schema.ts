import type { BlockSpec, PropsOf } from '../../kit/block-spec.ts'

/** An icon above a heading. It shows how a payment or an action ended. */
export const iconSpec = {
  schema: {
    type: 'object',
    properties: {
      tone: { type: 'string', enum: ['info', 'good', 'warning', 'bad'] },
      /** A `solid` icon is for the end of a payment. */
      look: { type: 'string', enum: ['soft', 'solid'] },
      icon: { type: 'string', role: 'icon' },
    },
    required: ['tone', 'icon'],
    additionalProperties: false,
  },
} as const satisfies BlockSpec

export type IconProps = PropsOf<typeof iconSpec>
