import type { ChargeAnswer } from '../operator/charge/classify.ts'
import type { Created } from '../operator/charge/frozen.ts'
import { pollStatus } from '../operator/charge/poll-status.ts'
import type { Call } from '../operator/contract/call.ts'
import { getRechargeStatus } from '../operator/contract/recharge.ts'
import type { Context } from '../service.ts'
import { judgeRefusal } from './judge-refusal.ts'
import type { Order, PayResult } from './method.ts'

type ChargePath = `/customers/{id}/recharges/${string}`

interface Charge<Body> {
  readonly call: Call<ChargePath, Body, Created>
  /** The payment type. */
  readonly kind: string
  readonly body: Body
}

const NOT_CREATED_YET = 404

/** Who gets how much, and from where it is asked: what each charge sends. */
export async function orderBody(context: Context, { recipient, valueId }: Order) {
  return { msisdnRecebedor: recipient, rechargeValueId: valueId, ...(await context.where()) }
}

/** Sends the charge of a card, once, and asks how it ended. Nothing of the card is kept after it. */
export async function chargeCard<Body>(
  context: Context,
  order: Order,
  { call, kind, body }: Charge<Body>,
  signal: AbortSignal,
): Promise<PayResult> {
  const { msisdn, customerId, recipient, valueId, isAgreed } = order
  if (signal.aborted) return { kind: 'unreachable' }
  const answer = await context.attempts.charge(
    call,
    { params: { id: customerId }, body, signal },
    { kind, msisdn, recipient, valueId, isAgreed },
  )
  // Sent or refused, the card has done its part; only what never left may be tried again as it is.
  if (answer.kind !== 'offline' && answer.kind !== 'alreadyOpen') context.vault.wipe()
  return concludeCharge(context, order, answer, signal)
}

/** How the charge of a card ended, by the answer to it. */
export async function concludeCharge(
  context: Context,
  order: Order,
  answer: ChargeAnswer<Created>,
  signal: AbortSignal,
): Promise<PayResult> {
  if (answer.kind === 'created') return concludeCard(context, order, answer.data, signal)
  if (answer.kind !== 'refused') return answer
  const judged = await judgeRefusal(context, order, answer, signal)
  if (judged.kind === 'refused') return judged
  const { id, nsu, date, status } = judged.recharge
  return concludeCard(context, order, { id, date, nsu: status === 'OK' ? nsu : null }, signal)
}

/** How the charge of a card ended that the operator has named. */
async function concludeCard(
  context: Context,
  order: Order,
  { id, nsu, date }: Created,
  signal: AbortSignal,
): Promise<PayResult> {
  if (typeof nsu === 'string') {
    await context.attempts.settleRecharge(id, nsu)
    return { kind: 'paid', rechargeId: id, nsu, date }
  }
  return settle(context, order, id, signal)
}

/** Up to 5 calls, 3 s before each, while the answer is 404; giving up is "in progress", not a failure. */
async function settle(context: Context, order: Order, rechargeId: string, signal: AbortSignal): Promise<PayResult> {
  const { clock, whenVisible } = context
  const params = { id: order.customerId, cid: context.deviceId(), txid: rechargeId }
  const standing = await pollStatus({
    ask: inner => context.send(getRechargeStatus, { params, signal: inner }),
    clock,
    signal,
    whenVisible,
    goesOn: answer => answer.kind === 'refused' && answer.status === NOT_CREATED_YET,
  })
  if (standing.kind === 'pending') return { kind: 'processing', rechargeId }
  await context.attempts.settleRecharge(rechargeId, standing.kind === 'paid' ? standing.nsu : undefined)
  return standing.kind === 'paid' ? { ...standing, rechargeId } : standing
}
