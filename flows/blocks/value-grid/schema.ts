import type { BlockSpec, PropsOf } from '../../kit/block-spec.ts'

const limited = { type: 'string', placeholders: ['limit'] } as const
const mayBeLimited = { ...limited, demands: [] } as const

/**
 * The amounts to recharge. `validity` contains the placeholder `{days}`, and `bonus` contains `{gb}`. `over`
 * contains the reasons why an amount is disabled.
 */
export const valueGridSpec = {
  schema: {
    type: 'object',
    properties: {
      fact: { type: 'string', role: 'writes', enum: ['recharge.value'] },
      label: { type: 'string' },
      /** Whether to use the operator's call that also returns the attributes of each amount. */
      withAttributes: { type: 'boolean' },
      validity: { type: 'string', placeholders: ['days'] },
      bonus: { type: 'string', placeholders: ['gb'] },
      badge: { type: 'string' },
      /** The label of a small link beside the heading, which sends `helpEvent`. */
      help: { type: 'string' },
      helpEvent: { type: 'string', role: 'event' },
      /** Shown if at least one amount is over the rest of today's limit. */
      left: limited,
      /** Shown if today's limit is used up. */
      spent: { type: 'string' },
      /** The reasons why an amount cannot be recharged, one for each limit. */
      over: {
        type: 'object',
        properties: {
          least: limited,
          today: mayBeLimited,
          spent: { type: 'string' },
          number: limited,
          month: mayBeLimited,
        },
        required: ['least', 'today', 'spent', 'number', 'month'],
        additionalProperties: false,
      },
      failed: { type: 'string' },
    },
    required: ['fact', 'label', 'validity', 'bonus', 'badge', 'left', 'spent', 'over'],
    additionalProperties: false,
  },
  writes: [
    'recharge.value',
    'recharge.isRepeat',
    'upsell.value',
    'upsell.bonusGb',
    'upsell.pixBonusGb',
    'upsell.upsellConfirm',
  ],
} as const satisfies BlockSpec

export type ValueGridProps = PropsOf<typeof valueGridSpec>
