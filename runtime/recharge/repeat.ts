import { defineService } from '../service.ts'
import { repeatFacts } from './repeat-facts.ts'

/** The recharge of the history that is looked at is the one to pay, once more. */
export const repeat = defineService({
  outcomes: {
    chosen: {
      gives: [
        'recharge.value',
        'recharge.target',
        'recharge.forOther',
        'recharge.isRepeat',
        'recharge.repeatType',
        'payment.type',
        'payment.card',
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
      valueCents: fact('past.value'),
      recipient: fact('past.target'),
      type: fact('past.type'),
      card: fact('past.card'),
    }
    return { outcome: 'chosen', gives: repeatFacts(former, fact('session.msisdn')) }
  },
})
