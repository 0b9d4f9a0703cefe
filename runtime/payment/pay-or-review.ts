import { defineService } from '../service.ts'
import { isBridged } from './gateway/bridged.ts'
import { handlerOf } from './handler.ts'
import { outcomes } from './outcomes.ts'
import { agreedTo, onlyIf, pay } from './pay.ts'

/**
 * Pays what is chosen at once, or says what is wanted before. A flow in the light-blue layout runs it where ways to pay
 * are chosen; its review runs `recharge.pay`.
 */
export const payOrReview = defineService({
  charges: 'now',
  agreedTo,
  onlyIf,
  outcomes: {
    ...outcomes,
    /** A new card, which is typed on a page of its own; or one that was chosen on the page of cards, where it is confirmed. */
    cardWanted: { money: 'none' },
    /** The person has to see what they pay before it is sent. */
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
