import { defineService } from '../service.ts'

/** The number that was typed and confirmed is the one to recharge. */
export const chooseTarget = defineService({
  outcomes: {
    chosen: { gives: ['recharge.target', 'recharge.forOther', 'recharge.targetLost', 'upsell.upsellConfirm'] },
  },
  needs: ['recharge.newTarget'],
  async run(context) {
    const target = context.fact('recharge.newTarget')
    return {
      outcome: 'chosen',
      gives: {
        'recharge.target': target,
        'recharge.forOther': target !== context.fact('session.msisdn'),
        'recharge.newTarget': undefined,
        'recharge.targetLost': undefined,
        // What was promised was promised for the number that it was then.
        'upsell.upsellConfirm': undefined,
      },
    }
  },
})
