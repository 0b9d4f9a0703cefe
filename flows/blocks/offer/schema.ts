import type { BlockSpec, PropsOf } from '../../kit/block-spec.ts'

/**
 * Offers a larger amount: `{value}` for `{extra}` more than `{chosen}`, and compares their bonuses. The customer's own
 * choice comes first, and both buttons look equally important. When the block appears, it writes the fact in `seen`, so
 * that the flow offers the amount only once.
 */
export const offerSpec = {
  schema: {
    type: 'object',
    properties: {
      seen: { type: 'string', role: 'writes', takes: 'flag' },
      text: { type: 'string', placeholders: ['value', 'extra', 'chosen', 'gb'], demands: ['value'] },
      /** Replaces `text` if the chosen amount itself also has a bonus: `{chosenGb}`. */
      compared: { type: 'string', placeholders: ['value', 'extra', 'chosen', 'gb', 'chosenGb'] },
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
