import type { BlockSpec, PropsOf } from '../../kit/block-spec.ts'

/**
 * Offers a larger amount: `{value}` for `{extra}` more than `{chosen}`. When the block appears, it writes the fact
 * in `seen`, so that the flow offers the amount only once.
 */
export const offerSpec = {
  schema: {
    type: 'object',
    properties: {
      seen: { type: 'string', role: 'writes', takes: 'flag' },
      text: { type: 'string', placeholders: ['value', 'extra', 'chosen'] },
      /** The sentence about the bonus for a Pix payment. */
      pix: { type: 'string', placeholders: ['gb'] },
      take: { type: 'string', placeholders: ['value'] },
      takeEvent: { type: 'string', role: 'event' },
      keep: { type: 'string', placeholders: ['chosen'], demands: [] },
      keepEvent: { type: 'string', role: 'event' },
    },
    required: ['seen', 'text', 'pix', 'take', 'takeEvent', 'keep', 'keepEvent'],
    additionalProperties: false,
  },
  writes: ['recharge.value', 'recharge.nsu', 'upsell.upsellConfirm'],
} as const satisfies BlockSpec

export type OfferProps = PropsOf<typeof offerSpec>
