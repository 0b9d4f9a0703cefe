import type { FactValue, FactValues } from '../facts.ts'
import type { Context, ServiceAnswer } from '../service.ts'
import type { PayResult } from './method.ts'
import { freshFacts, isElsewhere } from './waiting-rooms/elsewhere.ts'

/** Every way a payment can end, as a flow is told. */
export const outcomes = {
  paid: {
    changes: true,
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
  pixCreated: {
    changes: true,
    gives: ['pix.txid', 'order.value', 'order.target', 'order.method', 'order.type', 'payment.inFlight'],
  },
  /** May be charged: looked after until it is known. */
  processing: {
    changes: true,
    gives: ['order.value', 'order.target', 'order.method', 'order.type', 'payment.inFlight'],
  },
  cvvMissing: {},
  /** Nothing was sent: the card's issuer has to confirm it first, and then it is paid. */
  challenge: { gives: ['payment.authentication'] },
  /** Charged and not delivered: the money goes back. */
  refunding: { says: true, changes: true },
  /** The operator refuses it. Nothing was charged where the answer says so; else it is looked for. */
  refused: { says: true, changes: true, gives: ['payment.inFlight'] },
  /** A saved card that has to be confirmed before it pays: nothing was charged. */
  unconfirmed: {
    gives: ['card.token', 'card.kind', 'card.name', 'card.isPaying', 'payment.inFlight'],
  },
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
export type Outcome = keyof typeof outcomes

const NOT_CONFIRMED = 303

/** The answer to a saved card that the operator does not know to be the customer's own yet. */
export function unconfirmed(
  { fact }: Context,
  type: FactValue<'payment.type'>,
  result: PayResult,
): ServiceAnswer<Outcome> | undefined {
  const card = fact('payment.card')
  const isSaved = type === 'credit' && card !== undefined && card !== 'new'
  if (!isSaved || result.kind !== 'refused' || result.code !== NOT_CONFIRMED) return undefined
  // Its modal says that nothing was charged.
  if (result.isOpen) return undefined
  return {
    outcome: 'unconfirmed',
    gives: {
      'card.token': card,
      'card.kind': 'credit',
      'card.name': fact('payment.cardName'),
      'card.isPaying': true,
      'payment.inFlight': 'none',
    },
  }
}

/** The answer where no page has shown a code or an address that the order could be paid by. */
const unansweredCodes = { pix: 'pixUnanswered', pisp: 'bankUnanswered', mercado_pago: 'checkoutUnanswered' } as const
export const BANK_UNANSWERED = unansweredCodes.pisp

/** What a payment method's result is to the flow. */
export function conclude(
  type: FactValue<'payment.type'>,
  result: PayResult,
  given: FactValues,
): ServiceAnswer<Outcome> {
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
        code: result.code === 0 && !result.isOpen ? 'rechargeFailed' : String(result.code),
        ...(result.text === undefined ? {} : { text: result.text }),
        ...(result.isOpen ? {} : { uncharged: true }),
        gives: { 'payment.inFlight': result.isOpen ? 'charge' : 'none' },
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
      return { outcome: 'unreachable', code: unansweredCodes[isElsewhere(type) ? type : 'pix'] }
    case 'offline':
    case 'unreachable':
      return { outcome: 'unreachable', code: result.kind }
  }
}
