import { defineService } from '../service/service.ts'
import { isBridged } from './gateway/bridged.ts'
import { handlerOf } from './handler.ts'
import { outcomes } from './outcomes.ts'
import { agreedTo, onlyIf, pay } from './pay.ts'

/**
 * Pays in the chosen way at once, or returns the page that the customer must see first. The light-blue layout runs this
 * service on the page of payment types. Its review runs `recharge.pay`.
 */
export const payOrReview = defineService({
  charges: 'now',
  agreedTo,
  onlyIf,
  outcomes: {
    ...outcomes,
    /** The customer must type a new card on its own page, or confirm the card that they chose on the page of cards. */
    cardWanted: { money: 'none' },
    /** The customer must see a review before the payment is sent. */
    reviewWanted: { money: 'none' },
  },
  needs: pay.needs ?? [],
  async run(context, signal) {
    const { fact } = context
    const card = fact('payment.card')
    if (card === 'new' || (card !== undefined && fact('payment.cardAmong') === 'cards'))
      return { outcome: 'cardWanted' }
    const type = fact('payment.type')
    if (type === undefined) return pay.run(context, signal)
    const hasToken = card !== undefined
    const handler = handlerOf({
      type,
      isLightblue: true,
      hasToken,
      hasSavedCard: hasToken || fact('payment.cardSaved') === true,
      isBridged: type === 'debit' && (await isBridged(context, signal)),
    })
    return handler === 'confirmation' ? { outcome: 'reviewWanted' } : pay.run(context, signal)
  },
})
