import type { FactValues } from './facts.ts'
import { handlerOf } from './handler.ts'
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
      'payment.inFlight',
    ],
  },
  pixCreated: { gives: ['pix.txid', 'order.value', 'order.target', 'order.method', 'payment.inFlight'] },
  /** May be charged: looked after until it is known. */
  processing: { gives: ['order.value', 'order.target', 'order.method', 'payment.inFlight'] },
  cvvMissing: {},
  /** Charged and not delivered: the money goes back. */
  refunding: { says: true },
  /** Nothing was charged. */
  refused: { says: true },
  /** A saved card that has to be confirmed before it pays: nothing was charged. */
  unconfirmed: { gives: ['card.token', 'card.kind', 'payment.inFlight'] },
  /** The person closed the wallet's sheet: nothing was sent. */
  left: { says: true },
  /** Nothing was sent. */
  unreachable: { says: true },
  /** The same value to the same number is still open. */
  alreadyOpen: {},
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

async function run(context: Context, signal: AbortSignal, isAgreed: boolean): Promise<ServiceAnswer<Outcome>> {
  const type = context.fact('payment.type')
  const order = {
    msisdn: context.fact('session.msisdn') ?? '',
    customerId: context.fact('session.customerId') ?? '',
    recipient: context.fact('recharge.target') ?? '',
    valueId: context.fact('recharge.value') ?? 0,
    isAgreed,
  }
  const handler = type && handlerOf(type)
  if (type === undefined || handler === undefined) return { outcome: 'refused', code: 'rechargeFailed' }
  if (!isAgreed && (await context.attempts.twin({ kind: type, ...order })) !== undefined) {
    return { outcome: 'alreadyOpen' }
  }
  const method = type === 'pix' ? 'Pix' : context.fact('payment.cardName')
  const given: FactValues = {
    'order.value': order.valueId,
    'order.target': order.recipient,
    'order.method': method,
    'recharge.nsu': undefined,
    'recharge.id': undefined,
    'recharge.targetLost': undefined,
  }
  const { pay } = await payMethods[handler]()
  const result = await pay(context, order, signal)
  return unconfirmed(context, result) ?? conclude(result, given)
}

/** The answer to a saved card that the operator does not know to be the customer's own yet. */
function unconfirmed({ fact }: Context, result: PayResult): ServiceAnswer<Outcome> | undefined {
  const card = fact('payment.card')
  const isSaved = fact('payment.type') === 'credit' && card !== undefined && card !== 'new'
  if (!isSaved || result.kind !== 'refused' || result.code !== NOT_CONFIRMED) return undefined
  return { outcome: 'unconfirmed', gives: { 'card.token': card, 'card.kind': 'credit', 'payment.inFlight': 'none' } }
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
    case 'walletLeft':
      return { outcome: 'left', code: 'walletLeft' }
    case 'walletFailed':
      return { outcome: 'refused', code: 'rechargeFailed' }
    case 'cvvMissing':
    case 'alreadyOpen':
      return { outcome: result.kind }
    case 'offline':
    case 'unreachable':
      return { outcome: 'unreachable', code: result.kind }
  }
}
