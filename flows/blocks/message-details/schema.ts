import type { BlockSpec, PropsOf } from '../../kit/block-spec.ts'

/**
 * The text of the modal's message, what happened to the customer's money, and the message's buttons. If the block
 * defines its own button, it replaces them. If a card was refused, `pix` and `otherCard` replace them.
 */
export const messageDetailsSpec = {
  schema: {
    type: 'object',
    properties: {
      label: { type: 'string' },
      event: { type: 'string', role: 'event' },
      /** The label of the button that chooses Pix after a card was refused. It needs `pixEvent` and `otherCard` too. */
      pix: { type: 'string' },
      pixEvent: { type: 'string', role: 'event' },
      /** The label of the error catalogue's main button after a card was refused. */
      otherCard: { type: 'string' },
    },
    required: [],
    additionalProperties: false,
  },
  emitsActions: true,
  writes: [
    'payment.type',
    'payment.card',
    'payment.cardAmong',
    'payment.cardName',
    'payment.cardBrand',
    'payment.cvvWanted',
  ],
} as const satisfies BlockSpec

export type MessageDetailsProps = PropsOf<typeof messageDetailsSpec>
