import type { BlockSpec, PropsOf } from '../../kit/block-spec.ts'

/** The amount and the main action, in a bar that stays visible. */
export const payBarSpec = {
  schema: {
    type: 'object',
    properties: {
      label: { type: 'string', maxLength: 24 },
      busyLabel: { type: 'string' },
      caption: { type: 'string', role: 'copy' },
    },
    required: ['label', 'caption'],
    additionalProperties: false,
  },
  emits: ['submit'],
  shows: ['recharge.value'],
} as const satisfies BlockSpec

export type PayBarProps = PropsOf<typeof payBarSpec>
