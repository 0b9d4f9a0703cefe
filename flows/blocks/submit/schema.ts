import type { BlockSpec, PropsOf } from '../../kit/block-spec.ts'

/** The button that submits the form. */
export const submitSpec = {
  schema: {
    type: 'object',
    properties: {
      label: { type: 'string', maxLength: 40, role: 'copy' },
      busyLabel: { type: 'string', maxLength: 30 },
    },
    required: ['label'],
    additionalProperties: false,
  },
  emits: ['submit'],
} as const satisfies BlockSpec

export type SubmitProps = PropsOf<typeof submitSpec>
