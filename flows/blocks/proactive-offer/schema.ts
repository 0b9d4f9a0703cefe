import type { BlockSpec, PropsOf } from '../../kit/block-spec.ts'

/**
 * Renders nothing. If there is an offer for the customer and campaigns are on for them, it sends `event`, at most
 * once per visit.
 */
export const proactiveOfferSpec = {
  schema: {
    type: 'object',
    properties: {
      event: { type: 'string', role: 'event' },
    },
    required: ['event'],
    additionalProperties: false,
  },
  writes: ['upsell.value', 'upsell.bonusGb', 'upsell.pixBonusGb'],
} as const satisfies BlockSpec

export type ProactiveOfferProps = PropsOf<typeof proactiveOfferSpec>
