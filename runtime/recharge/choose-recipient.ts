import type { FactValues } from '../facts.ts'
import { type Context, defineService } from '../service/service.ts'

const outcomes = {
  chosen: {
    gives: ['recharge.target', 'recharge.forOther'],
    clears: ['recharge.newTarget', 'recharge.targetLost', 'recharge.isRepeat', 'upsell.upsellConfirm'],
  },
} as const

/** Makes the number that the customer typed or chose from contacts the recipient. The customer has confirmed it. */
export const chooseNew = defineService({
  outcomes,
  needs: ['recharge.newTarget'],
  run: async context => ({ outcome: 'chosen', gives: chosen(context, context.fact('recharge.newTarget')) }),
})

/** Makes the saved number on screen the recipient. The customer confirmed it when they saved it. */
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
    // An offer is only valid for the number it was made for.
    'upsell.upsellConfirm': undefined,
  }
}
