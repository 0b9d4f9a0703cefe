import type { FromSchema } from 'json-schema-to-ts'

/** Questions that open to show their answers. */
export const questionsSchema = {
  type: 'object',
  properties: {
    label: { type: 'string' },
    items: {
      type: 'array',
      items: {
        type: 'object',
        properties: { question: { type: 'string' }, answer: { type: 'array', items: { type: 'string' } } },
        required: ['question', 'answer'],
        additionalProperties: false,
      },
    },
  },
  required: ['label', 'items'],
  additionalProperties: false,
} as const

export type QuestionsProps = FromSchema<typeof questionsSchema>
