import { freshFacts, isElsewhere, openFacts } from './elsewhere.ts'
import type { FactValue, FactValues } from './facts.ts'
import { isBridged, wasAgreed } from './gateway/bridged.ts'
import { payingHandlerOf } from './handler.ts'
import { openPixFacts } from './open-pix.ts'
import type { InFlight } from './operator/charge/in-flight.ts'
import { payAgain } from './pay-again.ts'
import { payMethods } from './pay-methods.ts'
import { methodName, type Order, type PaymentMethod, type PayResult } from './payment-method.ts'
import { type Context, defineService, type ServiceAnswer } from './service.ts'

const outcomes = {
  paid: {
    gives: [
      'recharge.id',
      'recharge.nsu',
      'recharge.date',
      'order.value',
      'order.target',
      'order.method',
      'order.type',
      'payment.inFlight',
    ],
  },
  pixCreated: { gives: ['pix.txid', 'order.value', 'order.target', 'order.method', 'order.type', 'payment.inFlight'] },
  /** May be charged: looked after until it is known. */
  processing: { gives: ['order.value', 'order.target', 'order.method', 'order.type', 'payment.inFlight'] },
  cvvMissing: {},
  /** Nothing was sent: the card's issuer has to confirm it first, and then it is paid. */
  challenge: { gives: ['payment.authentication'] },
  /** Charged and not delivered: the money goes back. */
  refunding: { says: true },
  /** Nothing was charged. */
  refused: { says: true },
  /** A saved card that has to be confirmed before it pays: nothing was charged. */
  unconfirmed: { gives: ['card.token', 'card.kind', 'payment.inFlight'] },
  /** The person closed the wallet's sheet: nothing was sent. */
  left: { says: true },
  /** Nothing was sent, or nothing that charges. */
  unreachable: { says: true },
  /** To be agreed to on somebody else's page: nothing is charged before. */
  elsewhere: { gives: ['pisp.id', 'checkout.id', 'order.value', 'order.target', 'order.method', 'payment.inFlight'] },
  /** The bank and who pays are asked for first. */
  bankWanted: {},
  /** The same value to the same number is still open. */
  alreadyOpen: {
    gives: ['pisp.id', 'checkout.id', 'pix.txid', 'order.value', 'order.target', 'order.method', 'payment.inFlight'],
  },
} as const
type Outcome = keyof typeof outcomes

const NOT_CONFIRMED = 303

const needs = ['recharge.value', 'recharge.target', 'payment.type', 'session.customerId'] as const

/** Pays what is on the review screen, once. The same value to the same number, still open, is not paid again. */
export const pay = defineService<Outcome>({
  outcomes,
  needs,
  run: (context, signal) => run(context, signal, false),
})

/** The person was told of the open charge, and wants to pay again all the same. */
export const payAnyway = defineService<Outcome>({
  outcomes,
  needs,
  run: (context, signal) => run(context, signal, true),
})

async function run(context: Context, signal: AbortSignal, hasAgreed: boolean): Promise<ServiceAnswer<Outcome>> {
  const type = context.fact('payment.type')
  if (type === undefined) return { outcome: 'refused', code: 'rechargeFailed' }
  if (type === 'pisp') return { outcome: 'bankWanted' }
  const pay: PaymentMethod = async (...paying) => {
    const handler = payingHandlerOf({ type, isBridged: type === 'debit' && (await isBridged(context, signal)) })
    return (await payMethods[handler]()).pay(...paying)
  }
  return payBy(type, pay, context, { hasAgreed, signal })
}

/** Pays what is on the review screen in this way, once. */
export async function payBy(
  type: FactValue<'payment.type'>,
  pay: PaymentMethod,
  context: Context,
  { hasAgreed, signal }: { readonly hasAgreed: boolean; readonly signal: AbortSignal },
): Promise<ServiceAnswer<Outcome>> {
  const what = { recipient: context.fact('recharge.target') ?? '', valueId: context.fact('recharge.value') ?? 0 }
  const isAgreed = hasAgreed || wasAgreed(context, what)
  const order: Order = {
    msisdn: context.fact('session.msisdn') ?? '',
    customerId: context.fact('session.customerId') ?? '',
    ...what,
    isAgreed,
  }
  const twin = isAgreed ? undefined : await context.attempts.twin({ kind: type, ...order })
  if (twin !== undefined) return alreadyOpen(context, order, twin)
  const method = methodName(type) ?? context.fact('payment.cardName')
  const given: FactValues = {
    'order.value': order.valueId,
    'order.target': order.recipient,
    'order.method': method,
    'order.type': type,
    'recharge.nsu': undefined,
    'recharge.id': undefined,
    'recharge.targetLost': undefined,
  }
  const sent = await context.attempts.own(order.msisdn)
  const result = await (sent === undefined ? pay(context, order, signal) : payAgain(type, sent, context, order, signal))
  return unconfirmed(context, type, result) ?? conclude(type, result, given)
}

/** The answer to a saved card that the operator does not know to be the customer's own yet. */
function unconfirmed(
  { fact }: Context,
  type: FactValue<'payment.type'>,
  result: PayResult,
): ServiceAnswer<Outcome> | undefined {
  const card = fact('payment.card')
  const isSaved = type === 'credit' && card !== undefined && card !== 'new'
  if (!isSaved || result.kind !== 'refused' || result.code !== NOT_CONFIRMED) return undefined
  return { outcome: 'unconfirmed', gives: { 'card.token': card, 'card.kind': 'credit', 'payment.inFlight': 'none' } }
}

/** The one that is open, of all that may be: the person is led to it, to its own waiting room or code if it has one. */
function alreadyOpen(context: Context, { valueId, recipient }: Order, twin: InFlight): ServiceAnswer<Outcome> {
  const { kind, rechargeId } = twin
  const order = { 'order.value': valueId, 'order.target': recipient, 'order.method': methodName(kind) }
  if (rechargeId !== undefined && isElsewhere(kind)) {
    return { outcome: 'alreadyOpen', gives: { ...order, ...openFacts(kind, rechargeId) } }
  }
  if (rechargeId !== undefined && kind === 'pix') {
    return { outcome: 'alreadyOpen', gives: { ...order, ...openPixFacts(context, rechargeId) } }
  }
  return { outcome: 'alreadyOpen', gives: { 'payment.inFlight': 'charge' } }
}

function conclude(type: FactValue<'payment.type'>, result: PayResult, given: FactValues): ServiceAnswer<Outcome> {
  switch (result.kind) {
    case 'paid':
      return {
        outcome: 'paid',
        gives: {
          ...given,
          'recharge.id': result.rechargeId,
          'recharge.nsu': result.nsu,
          'recharge.date': result.date,
          'payment.inFlight': 'none',
        },
      }
    case 'pix':
      return {
        outcome: 'pixCreated',
        // The code of an earlier Pix, and when it expires, say nothing about this one.
        gives: {
          ...given,
          'pix.txid': result.txid,
          'pix.code': undefined,
          'pix.expiresAt': undefined,
          'payment.inFlight': 'pix',
        },
      }
    case 'elsewhere':
      if (!isElsewhere(type)) return { outcome: 'processing', gives: { ...given, 'payment.inFlight': 'charge' } }
      return { outcome: 'elsewhere', gives: { ...given, ...freshFacts(type, result.rechargeId) } }
    case 'processing':
      return {
        outcome: 'processing',
        gives: { ...given, 'recharge.id': result.rechargeId, 'payment.inFlight': 'charge' },
      }
    case 'unknown':
      return { outcome: 'processing', gives: { ...given, 'payment.inFlight': 'charge' } }
    case 'refunding':
      return { outcome: 'refunding', code: 'refunding', gives: { 'payment.inFlight': 'none' } }
    case 'refused':
      return {
        outcome: 'refused',
        // A card service that only says no: there is no code to tell.
        code: result.code === 0 ? 'rechargeFailed' : String(result.code),
        ...(result.text === undefined ? {} : { text: result.text }),
        gives: { 'payment.inFlight': 'none' },
      }
    case 'cardInvalid':
      return { outcome: 'refused', code: 'cardInvalid' }
    case 'challenge':
      return { outcome: 'challenge', gives: { 'payment.authentication': 'asked' } }
    case 'walletLeft':
      return { outcome: 'left', code: 'walletLeft' }
    case 'walletFailed':
      return { outcome: 'refused', code: 'rechargeFailed' }
    case 'cvvMissing':
    case 'alreadyOpen':
      return { outcome: result.kind }
    case 'unanswered':
      return { outcome: 'unreachable', code: 'pixUnanswered' }
    case 'offline':
    case 'unreachable':
      return { outcome: 'unreachable', code: result.kind }
  }
}
