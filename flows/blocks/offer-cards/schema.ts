import type { BlockSpec, PropsOf } from '../../kit/block-spec.ts'

/**
 * The saved cards that 3-D Secure data-only may charge, the favourite first. If there are none, the block shows the
 * text `none`.
 */
export const offerCardsSpec = {
  schema: {
    type: 'object',
    properties: {
      fact: { type: 'string', role: 'writes', enum: ['payment.type'] },
      legend: { type: 'string' },
      label: { type: 'string', placeholders: ['brand', 'last'], demands: ['last'] },
      favorite: { type: 'string' },
      detail: { type: 'string' },
      none: { type: 'string' },
      failed: { type: 'string' },
    },
    required: ['fact', 'legend', 'label', 'favorite', 'detail', 'none', 'failed'],
    additionalProperties: false,
  },
  writes: [
    'payment.type',
    'payment.card',
    'payment.cardName',
    'payment.cardBrand',
    'payment.cvvWanted',
    'dataOnly.status',
  ],
} as const satisfies BlockSpec

export type OfferCardsProps = PropsOf<typeof offerCardsSpec>
