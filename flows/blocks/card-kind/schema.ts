import type { BlockSpec, PropsOf } from '../../kit/block-spec.ts'

/**
 * The choice whether to save a card as credit or debit. If only one kind can be saved, the block shows that kind
 * without a choice.
 */
export const cardKindSpec = {
  schema: {
    type: 'object',
    properties: {
      fact: { type: 'string', role: 'writes', takes: 'choice', values: ['credit', 'debit'] },
      legend: { type: 'string' },
      credit: { type: 'string' },
      debit: { type: 'string' },
      onlyCredit: { type: 'string' },
      onlyDebit: { type: 'string' },
    },
    required: ['fact', 'legend', 'credit', 'debit', 'onlyCredit', 'onlyDebit'],
    additionalProperties: false,
  },
} as const satisfies BlockSpec

export type CardKindProps = PropsOf<typeof cardKindSpec>
