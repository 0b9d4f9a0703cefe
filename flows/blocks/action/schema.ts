import type { BlockSpec, PropsOf } from '../../kit/block-spec.ts'

/** A button that sends an event without submitting the form. */
export const actionSpec = {
  schema: {
    type: 'object',
    properties: {
      label: { type: 'string', maxLength: 40, role: 'copy' },
      busyLabel: { type: 'string', maxLength: 30 },
      event: { type: 'string', role: 'event' },
      tone: { type: 'string', enum: ['primary', 'outline', 'danger'] },
    },
    required: ['label', 'event'],
    additionalProperties: false,
  },
} as const satisfies BlockSpec

export type ActionProps = PropsOf<typeof actionSpec>
