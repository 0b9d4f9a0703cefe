import type { FactValues } from '../facts.ts'
import { type Context, defineService } from '../service.ts'

const outcomes = {
  chosen: {
    gives: ['recharge.target', 'recharge.forOther'],
    clears: ['recharge.newTarget', 'recharge.targetLost', 'recharge.isRepeat', 'upsell.upsellConfirm'],
  },
} as const

/** Chooses the number that was typed, or found among contacts, and confirmed as the recipient of the recharge. */
export const chooseNew = defineService({
  outcomes,
  needs: ['recharge.newTarget'],
  run: async context => ({ outcome: 'chosen', gives: chosen(context, context.fact('recharge.newTarget')) }),
})

/** Chooses the number of the customer's list that is on screen as the recipient: it was confirmed when it was saved. */
export const chooseSaved = defineService({
  outcomes,
  needs: ['recipient.msisdn'],
  run: async context => ({ outcome: 'chosen', gives: chosen(context, context.fact('recipient.msisdn')) }),
})

function chosen({ fact }: Context, msisdn: string | undefined): FactValues {
  return {
    'recharge.target': msisdn,
    'recharge.forOther': msisdn !== fact('session.msisdn'),
    'recharge.newTarget': undefined,
    'recharge.targetLost': undefined,
    'recharge.isRepeat': undefined,
    // The offer was made for the previous number.
    'upsell.upsellConfirm': undefined,
  }
}
