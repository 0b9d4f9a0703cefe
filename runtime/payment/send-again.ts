import { defineService } from '../service/service.ts'
import { concludeCharge } from './charge-card.ts'
import { ended, outcomes } from './outcomes.ts'
import { isShown } from './waiting-rooms/elsewhere.ts'

const endings = {
  paid: { ...ended.paid, changes: true },
  processing: { money: 'unknown', changes: true, mayGive: ['payment.mayResend', 'payment.inFlight', 'recharge.id'] },
  refunding: outcomes.refunding,
  refused: outcomes.refused,
} as const

/**
 * Sends the charge on screen again, unchanged, after the customer agreed. With the same idempotency key, the operator
 * charges it at most once. If the request's bytes are gone, or if the operator may have forgotten the key, it sends
 * nothing.
 */
export const sendAgain = defineService({
  charges: 'again',
  agreedTo: ['order.value', 'order.target'],
  outcomes: endings,
  needs: ['payment.mayResend', 'order.value', 'order.target', 'session.msisdn', 'session.customerId'],
  async run(context, signal) {
    const { attempts, fact } = context
    const msisdn = fact('session.msisdn') ?? ''
    const open = await attempts.open(msisdn)
    const record = open.find(one => attempts.mayResend(one) && isShown(context, one))
    const answer = record && (await attempts.resend(record, signal))
    if (record === undefined || answer === undefined)
      return { outcome: 'processing', gives: { 'payment.mayResend': false } }
    const order = {
      msisdn,
      customerId: fact('session.customerId') ?? '',
      recipient: fact('order.target') ?? '',
      amountCents: fact('order.value') ?? 0,
      isAgreed: true,
    }
    const { outcome, ...said } = await concludeCharge(context, order, record.kind, answer, signal)
    if (!isEnding(outcome)) throw new Error(`A charge that is sent again does not end as "${outcome}".`)
    return { ...said, outcome, about: 'charge' }
  },
})

function isEnding(outcome: string): outcome is keyof typeof endings {
  return Object.prototype.hasOwnProperty.call(endings, outcome)
}
