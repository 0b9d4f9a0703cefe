import type { FactValues } from './facts.ts'
import { isBridged, wasAgreed } from './gateway/bridged.ts'
import { isPayable, payingHandlerOf } from './handler.ts'
import { payMethods } from './pay-methods.ts'
import type { PayResult } from './payment-method.ts'
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
  /** Nothing was sent, or nothing that charges. */
  unreachable: { says: true },
  /** The same value to the same number is still open. */
  alreadyOpen: {},
} as const
type Outcome = keyof typeof outcomes

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
  const what = { recipient: context.fact('recharge.target') ?? '', valueId: context.fact('recharge.value') ?? 0 }
  const isAgreed = hasAgreed || wasAgreed(context, what)
  const order = {
    msisdn: context.fact('session.msisdn') ?? '',
    customerId: context.fact('session.customerId') ?? '',
    ...what,
    isAgreed,
  }
  if (type === undefined || !isPayable(type)) return { outcome: 'refused', code: 'rechargeFailed' }
  if (!isAgreed && (await context.attempts.twin({ kind: type, ...order })) !== undefined) {
    return { outcome: 'alreadyOpen' }
  }
  const method = type === 'pix' ? 'Pix' : context.fact('payment.cardName')
  const given: FactValues = {
    'order.value': order.valueId,
    'order.target': order.recipient,
    'order.method': method,
    'order.type': type,
    'recharge.nsu': undefined,
    'recharge.id': undefined,
    'recharge.targetLost': undefined,
  }
  const handler = payingHandlerOf({ type, isBridged: type === 'debit' && (await isBridged(context, signal)) })
  const { pay } = await payMethods[handler]()
  return conclude(await pay(context, order, signal), given)
}

function conclude(result: PayResult, given: FactValues): ServiceAnswer<Outcome> {
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
