import type { BlockSpec, PropsOf } from '../../kit/block-spec.ts'

/**
 * Renders nothing. Emits `event` at most once a visit, if there is an offer for the customer and campaigns are on for
 * them.
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
