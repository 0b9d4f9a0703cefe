import { paymentTypes } from '../../../runtime/rules/payment-types.ts'
import type { BlockSpec, PropsOf } from '../../kit/block-spec.ts'
import type { FactsOf } from '../../kit/use-write.ts'

/**
 * The payment methods that the operator supports, in the order of the flow config. For each kind of card, the saved
 * cards come first and the row for a new card last.
 */
export const paymentMethodsSpec = {
  schema: {
    type: 'object',
    properties: {
      fact: { type: 'string', role: 'writes', enum: ['payment.type'] },
      legend: { type: 'string' },
      ways: {
        type: 'array',
        items: {
          type: 'object',
          properties: {
            id: { type: 'string', enum: paymentTypes },
            /**
             * The label of the row. A kind of card has a row for each saved card too: this is the label of its row for
             * a new card.
             */
            label: { type: 'string', role: 'way' },
            detail: { type: 'string' },
            saved: {
              type: 'object',
              properties: {
                label: { type: 'string', role: 'way', placeholders: ['brand', 'last'], demands: ['last'] },
                favorite: { type: 'string' },
                detail: { type: 'string' },
              },
              required: ['label', 'favorite', 'detail'],
              additionalProperties: false,
            },
          },
          required: ['id', 'label', 'detail'],
          additionalProperties: false,
        },
      },
      /**
       * The titles of the groups: Pix and the bank, saved cards, new cards, and all other payment methods. Without
       * titles, the list is one group. `more` is the label of the row that shows the fourth saved card and all others.
       */
      groups: {
        type: 'object',
        properties: {
          direct: { type: 'string' },
          saved: { type: 'string' },
          more: { type: 'string' },
          new: { type: 'string' },
          others: { type: 'string' },
        },
        required: ['direct', 'saved', 'more', 'new', 'others'],
        additionalProperties: false,
      },
      failed: { type: 'string' },
    },
    required: ['fact', 'legend', 'ways', 'failed'],
    additionalProperties: false,
  },
  writes: [
    'payment.type',
    'payment.card',
    'payment.cardAmong',
    'payment.cardName',
    'payment.cardBrand',
    'payment.cvvWanted',
    'payment.debitOffered',
    'payment.cardSaved',
  ],
  shows: ['payment.type'],
} as const satisfies BlockSpec

export type PaymentMethodsProps = PropsOf<typeof paymentMethodsSpec>
export type WayToPay = PaymentMethodsProps['ways'][number]
export type PaymentFacts = FactsOf<typeof paymentMethodsSpec>
