import type { ChargeOutcome } from '../service/outcome.ts'
import { type Context, definePayment, type ServiceAnswer } from '../service/service.ts'
import { payUntokenized } from './data-only/pay.ts'
import { type DataOnlyStatus, move } from './data-only/status.ts'
import { outcomes as payOutcomes } from './outcomes.ts'
import { onlyIf, payBy } from './pay.ts'

const { paid, processing, cvvMissing, refunding, refused, unconfirmed, unreachable, alreadyOpen } = payOutcomes
const withStatus = (spec: ChargeOutcome): ChargeOutcome => ({
  ...spec,
  mayGive: [...(spec.mayGive ?? []), 'dataOnly.status'],
})
const outcomes = {
  paid: withStatus({ ...paid, sets: { ...paid.sets, 'order.type': 'credit' } }),
  processing: withStatus(processing),
  cvvMissing: withStatus(cvvMissing),
  refunding: withStatus(refunding),
  refused: withStatus(refused),
  unconfirmed: withStatus(unconfirmed),
  unreachable: withStatus(unreachable),
  alreadyOpen: withStatus(alreadyOpen),
  /**
   * Nothing was charged: data-only does not support the card's brand, or the untokenize call failed. The customer can
   * still pay in other ways.
   */
  ineligible: { money: 'none', says: true, sets: { 'dataOnly.status': 'ineligible' } },
  failed: { money: 'none', says: true, sets: { 'dataOnly.status': 'failed' } },
} as const
type Outcome = keyof typeof outcomes

const needs = ['recharge.value', 'recharge.target', 'payment.card', 'session.customerId'] as const

/** Charges the saved card for the order on the review screen once, by 3-D Secure data-only. */
export const [payByOffer, payByOfferAnyway] = definePayment<Outcome>({
  charges: 'now',
  agreedTo: ['recharge.value', 'recharge.target', 'payment.cardName'],
  onlyIf,
  outcomes,
  needs,
  run,
})

async function run(context: Context, signal: AbortSignal, hasAgreed: boolean): Promise<ServiceAnswer<Outcome>> {
  let status = context.fact('dataOnly.status')
  const pay = payUntokenized(event => {
    status = move(status, event)
  })
  const answer = await payBy('credit', pay, context, { hasAgreed, signal })
  if (answer.outcome === 'paid') status = move(status, 'recharged')
  const ending = (answer.code === 'unreachable' ? endedBefore(status) : undefined) ?? answer
  return { ...ending, gives: { ...answer.gives, 'dataOnly.status': status } }
}

/**
 * Returns the outcome of a data-only payment that stopped before the charge. The flow then offers another way to pay.
 */
function endedBefore(status: DataOnlyStatus | undefined): ServiceAnswer<'ineligible' | 'failed'> | undefined {
  if (status === 'failed') return { outcome: 'failed', code: 'offerFailed' }
  return status === 'ineligible' ? { outcome: 'ineligible', code: 'offerClosed' } : undefined
}
