import type { BlockSpec, PropsOf } from '../../kit/block-spec.ts'

/** A bar with the amount and the main action. It stays visible while the page scrolls. */
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
