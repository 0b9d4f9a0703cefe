import { pollStatus } from '../operator/charge/poll-status.ts'
import { createCreditRecharge, getRechargeStatus } from '../operator/contract/recharge.ts'
import type { Order, PaymentMethod, PayResult } from '../payment-method.ts'
import { checkCvv } from '../rules/cvv.ts'
import type { Context } from '../service.ts'
import { tokenize } from './tokenize.ts'

const NOT_CREATED_YET = 404

/** Pays with a saved card, or with a new one that is tokenized first; then asks how it ended. */
export const pay: PaymentMethod = async (context, order, signal) => {
  const card = await cardOf(context, signal)
  if (card.kind === 'refused') context.vault.wipe()
  if (card.kind !== 'card') return card
  const { msisdn, customerId, recipient, valueId, isAgreed } = order
  const where = await context.where()
  if (signal.aborted) return { kind: 'unreachable' }
  const answer = await context.attempts.charge(
    createCreditRecharge,
    {
      params: { id: customerId },
      body: { msisdnRecebedor: recipient, rechargeValueId: valueId, card: card.card, ...where },
      signal,
    },
    { kind: 'credit', msisdn, recipient, valueId, isAgreed },
  )
  // Sent or refused, the card has done its part; only what never left may be tried again as it is.
  if (answer.kind !== 'offline' && answer.kind !== 'alreadyOpen') context.vault.wipe()
  if (answer.kind !== 'created') return answer
  const { id, nsu, date } = answer.data
  if (nsu !== null) {
    await context.attempts.settleRecharge(id, nsu)
    return { kind: 'paid', rechargeId: id, nsu, date }
  }
  return settle(context, order, id, signal)
}

type CardOf = PayResult | { readonly kind: 'card'; readonly card: { token: string; cvv?: string; save?: boolean } }

async function cardOf(context: Context, signal: AbortSignal): Promise<CardOf> {
  const chosen = context.fact('payment.card')
  const cvv = context.vault.read('payment.cvv')?.trim() ?? ''
  if (chosen === 'new') return tokenize(context, cvv, signal)
  if (chosen === undefined) return { kind: 'cvvMissing' }
  if (context.fact('payment.cvvWanted') !== true) return { kind: 'card', card: { token: chosen } }
  // A modal that was left may have left half of it.
  return checkCvv(cvv, undefined) === null ? { kind: 'card', card: { token: chosen, cvv } } : { kind: 'cvvMissing' }
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
