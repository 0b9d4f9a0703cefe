import type { BlockSpec, PropsOf } from '../../kit/block-spec.ts'

/** The choice between credit and debit, for a card that supports both. */
export const cardUseSpec = {
  schema: {
    type: 'object',
    properties: {
      fact: { type: 'string', role: 'writes', takes: 'choice', values: ['credit', 'debit'] },
      legend: { type: 'string' },
      credit: { type: 'string' },
      debit: { type: 'string' },
    },
    required: ['fact', 'legend', 'credit', 'debit'],
    additionalProperties: false,
  },
} as const satisfies BlockSpec

export type CardUseProps = PropsOf<typeof cardUseSpec>
