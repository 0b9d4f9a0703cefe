import type { BlockSpec, PropsOf } from '../../kit/block-spec.ts'

/** The heading of a step. The block shows `plain` instead of `text` if the fact in `unless` has no value. */
export const headingSpec = {
  schema: {
    type: 'object',
    properties: {
      level: { type: 'integer', enum: [1, 2] },
      size: { type: 'string', enum: ['small', 'large', 'huge', 'amount'] },
      text: { type: 'string', maxLength: 60, role: 'copy' },
      plain: { type: 'string', role: 'copy' },
      unless: { type: 'string', role: 'reads' },
      lead: { type: 'string', maxLength: 180, role: 'copy' },
    },
    required: ['text'],
    additionalProperties: false,
  },
} as const satisfies BlockSpec

export type HeadingProps = PropsOf<typeof headingSpec>
