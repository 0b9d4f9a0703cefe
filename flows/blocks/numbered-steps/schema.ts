import type { BlockSpec, PropsOf } from '../../kit/block-spec.ts'

/** Instructions as a numbered list. */
export const numberedStepsSpec = {
  schema: {
    type: 'object',
    properties: {
      items: { type: 'array', minItems: 2, items: { type: 'string' } },
    },
    required: ['items'],
    additionalProperties: false,
  },
} as const satisfies BlockSpec

export type NumberedStepsProps = PropsOf<typeof numberedStepsSpec>
