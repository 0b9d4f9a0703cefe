import type { BlockSpec, PropsOf } from '../../kit/block-spec.ts'

/** Whether the operator may send its news: shows the operator's value, and changes it at once. */
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
