import type { BlockSpec, PropsOf } from '../../kit/block-spec.ts'

/** A paragraph of text. */
export const textSpec = {
  schema: {
    type: 'object',
    properties: {
      text: { type: 'string', role: 'copy' },
    },
    required: ['text'],
    additionalProperties: false,
  },
} as const satisfies BlockSpec

export type TextProps = PropsOf<typeof textSpec>
