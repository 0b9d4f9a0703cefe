import type { FactValues } from '../facts.ts'
import { type Context, defineService } from '../service.ts'

const outcomes = {
  chosen: {
    gives: ['recharge.target', 'recharge.forOther', 'recharge.targetLost', 'recharge.isRepeat', 'upsell.upsellConfirm'],
  },
} as const

/** The number that was chosen, or typed and confirmed, is the one to recharge. */
export const chooseTarget = defineService({
  outcomes,
  needs: ['recharge.newTarget'],
  run: async context => ({ outcome: 'chosen', gives: target(context, context.fact('recharge.newTarget')) }),
})

/** The number of the customer's list that they are looking at is the one to recharge: it was confirmed when it was saved. */
export const chooseRecipient = defineService({
  outcomes,
  needs: ['recipient.msisdn'],
  run: async context => ({ outcome: 'chosen', gives: target(context, context.fact('recipient.msisdn')) }),
})

function target({ fact }: Context, msisdn: string | undefined): FactValues {
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
