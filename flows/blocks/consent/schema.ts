import type { BlockSpec, PropsOf } from '../../kit/block-spec.ts'

/**
 * A switch for the consent to receive the operator's news. It shows the operator's value, and a tap changes that
 * value at once.
 */
export const consentSpec = {
  schema: {
    type: 'object',
    properties: {
      label: { type: 'string' },
      detail: { type: 'string' },
      event: { type: 'string', role: 'event' },
    },
    required: ['label', 'event'],
    additionalProperties: false,
  },
  writes: ['customer.receivesInformation'],
} as const satisfies BlockSpec

export type ConsentProps = PropsOf<typeof consentSpec>
