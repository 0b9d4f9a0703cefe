import type { ChargeAnswer } from '../operator/charge/classify.ts'
import type { Created } from '../operator/charge/frozen.ts'
import { pollStatus } from '../operator/charge/poll-status.ts'
import { getRechargeStatus } from '../operator/contract/recharge.ts'
import type { Context, ServiceAnswer } from '../service/service.ts'
import { conclude, concludeUnnamed, type Unnamed, unreachable } from './conclude.ts'
import { judgeRefusal } from './judge-refusal.ts'
import type { Order } from './method.ts'
import { type Charge, sendCharge } from './send-charge.ts'

const NOT_CREATED_YET = 404
const NOT_CONFIRMED = '303'

type Concluded = ServiceAnswer<Unnamed | 'paid' | 'refunding'>

/** Sends the charge of a card once, then asks the operator for its status. */
export async function chargeCard<Body>(
  context: Context,
  order: Order,
  charge: Charge<Body>,
  signal: AbortSignal,
): Promise<Concluded | ServiceAnswer<'unconfirmed'>> {
  if (signal.aborted) return unreachable
  const { kind } = charge
  const answer = await concludeCharge(context, order, kind, await sendCharge(context, order, charge, signal), signal)
  return (kind === 'credit' ? unconfirmed(context, answer) : undefined) ?? answer
}

/** Returns the outcome of a card's charge, from the operator's answer to the charge. */
export async function concludeCharge(
  context: Context,
  order: Order,
  kind: string,
  answer: ChargeAnswer<Created>,
  signal: AbortSignal,
): Promise<Concluded> {
  if (answer.kind === 'created') return concludeCard(context, order, answer.data, signal)
  if (answer.kind !== 'refused') return concludeUnnamed(kind, answer)
  const judged = await judgeRefusal(context, order, answer, signal)
  if (judged.kind === 'refused') return { ...concludeUnnamed(kind, judged), settle: judged.settle }
  const { id, nsu, date, status } = judged.recharge
  return concludeCard(context, order, { id, date, nsu: status === 'OK' ? nsu : null }, signal)
}

/**
 * Returns the outcome of a card's charge that has an id. It reads the status up to 5 times, 3 s apart, while the
 * operator answers 404. If the last answer is 404 too, the outcome is `processing`, because the charge may still
 * succeed.
 */
async function concludeCard(
  context: Context,
  { customerId }: Order,
  { id: rechargeId, nsu, date }: Created,
  signal: AbortSignal,
): Promise<Concluded> {
  if (typeof nsu === 'string') return conclude(context, { rechargeId, standing: { kind: 'paid', nsu, date } })
  const { clock, whenVisible } = context
  const params = { id: customerId, cid: context.deviceId(), txid: rechargeId }
  const standing = await pollStatus({
    ask: inner => context.send(getRechargeStatus, { params, signal: inner }),
    clock,
    signal,
    whenVisible,
    goesOn: answer => answer.kind === 'refused' && answer.status === NOT_CREATED_YET,
  })
  if (standing.kind !== 'pending') return conclude(context, { rechargeId, standing })
  return { outcome: 'processing', gives: { 'recharge.id': rechargeId, 'payment.inFlight': 'charge' } }
}

/**
 * If the operator refused a saved card because the customer has not confirmed it yet, returns the outcome
 * `unconfirmed`. Otherwise returns undefined.
 */
function unconfirmed(
  { fact }: Context,
  { code, uncharged, settle }: Concluded,
): ServiceAnswer<'unconfirmed'> | undefined {
  const card = fact('payment.card')
  // The modal for `unconfirmed` says that nothing was charged. So the app shows it only if the refusal proves that.
  if (card === undefined || card === 'new' || code !== NOT_CONFIRMED || !uncharged) return undefined
  return {
    outcome: 'unconfirmed',
    gives: {
      'card.token': card,
      'card.kind': 'credit',
      'card.name': fact('payment.cardName'),
      'card.isPaying': true,
      'payment.inFlight': 'none',
    },
    settle,
  }
}
