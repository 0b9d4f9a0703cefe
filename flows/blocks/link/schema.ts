import type { BlockSpec, PropsOf } from '../../kit/block-spec.ts'

/** A text link for an action that is less important than the step's button. */
export const linkSpec = {
  schema: {
    type: 'object',
    properties: {
      label: { type: 'string', maxLength: 60, role: 'copy' },
      event: { type: 'string', role: 'event' },
    },
    required: ['label', 'event'],
    additionalProperties: false,
  },
} as const satisfies BlockSpec

export type LinkProps = PropsOf<typeof linkSpec>
