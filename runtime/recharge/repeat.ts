import { defineService } from '../service/service.ts'
import { repeatFacts } from './repeat-facts.ts'

/** Starts a new order with the amount, number and card of an earlier recharge from the history. */
export const repeat = defineService({
  outcomes: {
    chosen: {
      gives: ['recharge.value', 'recharge.target', 'recharge.forOther'],
      mayGive: ['recharge.isRepeat', 'recharge.repeatType', 'payment.type', 'payment.card'],
      clears: [
        'recharge.targetLost',
        'payment.cardAmong',
        'payment.cardName',
        'payment.cardBrand',
        'payment.cvvWanted',
        'upsell.upsellConfirm',
      ],
    },
  },
  needs: ['past.value', 'past.target'],
  async run({ fact }) {
    const former = {
      amountCents: fact('past.value'),
      recipient: fact('past.target'),
      type: fact('past.type'),
      card: fact('past.card'),
    }
    return { outcome: 'chosen', gives: repeatFacts(former, fact('session.msisdn')) }
  },
})
