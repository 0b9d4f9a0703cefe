import type { BlockSpec, PropsOf } from '../../kit/block-spec.ts'

/** The card that pays, with its brand, and whether it is charged as credit or debit. */
export const payingCardSpec = {
  schema: {
    type: 'object',
    properties: {
      /** The accessible name of the row. */
      label: { type: 'string' },
      credit: { type: 'string' },
      debit: { type: 'string' },
    },
    required: ['label', 'credit', 'debit'],
    additionalProperties: false,
  },
  mayLack: true,
} as const satisfies BlockSpec

export type PayingCardProps = PropsOf<typeof payingCardSpec>
