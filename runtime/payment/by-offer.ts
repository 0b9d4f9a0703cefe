import { type Context, definePayment, type OutcomeSpec, type ServiceAnswer } from '../service.ts'
import { payUntokenized } from './data-only/pay.ts'
import { type DataOnlyStatus, move } from './data-only/status.ts'
import { outcomes as payOutcomes } from './outcomes.ts'
import { payBy } from './pay.ts'

const { paid, processing, cvvMissing, refunding, refused, unconfirmed, unreachable, alreadyOpen } = payOutcomes
const withStatus = ({ gives = [], ...spec }: OutcomeSpec): OutcomeSpec => ({
  ...spec,
  gives: [...gives, 'dataOnly.status'],
})
const outcomes = {
  paid: withStatus(paid),
  processing: withStatus(processing),
  cvvMissing: withStatus(cvvMissing),
  refunding: withStatus(refunding),
  refused: withStatus(refused),
  unconfirmed: withStatus(unconfirmed),
  unreachable: withStatus(unreachable),
  alreadyOpen: withStatus(alreadyOpen),
  /** Nothing was charged, and by other ways the card may pay all the same: it takes no part, or it failed. */
  ineligible: withStatus({ says: true }),
  failed: withStatus({ says: true }),
} as const
type Outcome = keyof typeof outcomes

const needs = ['recharge.value', 'recharge.target', 'payment.card', 'session.customerId'] as const

/** Pays what is on the review screen with the saved card, by 3-D Secure data-only, once. */
export const [payByOffer, payByOfferAnyway] = definePayment<Outcome>({ outcomes, needs, run })

async function run(context: Context, signal: AbortSignal, hasAgreed: boolean): Promise<ServiceAnswer<Outcome>> {
  let status = context.fact('dataOnly.status')
  const pay = payUntokenized(event => {
    status = move(status, event)
  })
  const answer = await payBy('credit', pay, context, { hasAgreed, signal })
  if (answer.outcome === 'paid') status = move(status, 'recharged')
  const told = (answer.code === 'unreachable' ? endedBefore(status) : undefined) ?? answer
  return { ...told, gives: { ...answer.gives, 'dataOnly.status': status } }
}

/** The card never came to be charged, and the flow goes on without the offer. */
function endedBefore(status: DataOnlyStatus | undefined): ServiceAnswer<'ineligible' | 'failed'> | undefined {
  if (status === 'failed') return { outcome: 'failed', code: 'offerFailed' }
  return status === 'ineligible' ? { outcome: 'ineligible', code: 'offerClosed' } : undefined
}
