import type { BlockSpec, PropsOf } from '../../kit/block-spec.ts'

/** A list of questions. Each opens to show its answer. */
export const questionsSpec = {
  schema: {
    type: 'object',
    properties: {
      label: { type: 'string' },
      items: {
        type: 'array',
        items: {
          type: 'object',
          properties: {
            question: { type: 'string' },
            answer: { type: 'array', minItems: 1, items: { type: 'string' } },
          },
          required: ['question', 'answer'],
          additionalProperties: false,
        },
      },
    },
    required: ['label', 'items'],
    additionalProperties: false,
  },
} as const satisfies BlockSpec

export type QuestionsProps = PropsOf<typeof questionsSpec>
