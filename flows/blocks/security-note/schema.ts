import type { BlockSpec, PropsOf } from '../../kit/block-spec.ts'

/** A small note at the bottom of a step. */
export const securityNoteSpec = {
  schema: {
    type: 'object',
    properties: {
      icon: { type: 'string', role: 'icon' },
      text: { type: 'string' },
    },
    required: ['icon', 'text'],
    additionalProperties: false,
  },
} as const satisfies BlockSpec

export type SecurityNoteProps = PropsOf<typeof securityNoteSpec>
