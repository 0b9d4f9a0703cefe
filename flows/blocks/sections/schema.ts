import type { BlockSpec, PropsOf } from '../../kit/block-spec.ts'

/** A longer text, divided into sections with paragraphs. */
export const sectionsSpec = {
  schema: {
    type: 'object',
    properties: {
      items: {
        type: 'array',
        items: {
          type: 'object',
          properties: { title: { type: 'string' }, text: { type: 'array', minItems: 1, items: { type: 'string' } } },
          required: ['title', 'text'],
          additionalProperties: false,
        },
      },
    },
    required: ['items'],
    additionalProperties: false,
  },
} as const satisfies BlockSpec

export type SectionsProps = PropsOf<typeof sectionsSpec>
