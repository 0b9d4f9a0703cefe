import type { FactValues } from '../../facts.ts'
import type { InFlight } from '../../operator/charge/in-flight.ts'
import type { Ended } from '../../operator/charge/poll-status.ts'
import { paymentTypes } from '../../rules/payment-types.ts'
import type { Context, ServiceAnswer } from '../../service/service.ts'
import { conclude } from '../conclude.ts'
import { isElsewhere, isMethodName, methodName } from '../method.ts'
import { noReceipt } from '../no-receipt.ts'
import { ended } from '../outcomes.ts'
import { recipientOf } from '../recipient-of.ts'
import { isShown, listedRecharge, openFacts, promiseOf } from '../waiting-rooms/elsewhere.ts'

/** If a charge is at least this old, the page says that it "may take up to 1 hour". */
const LONG_MS = 3_600_000

/**
 * Order facts that the page may not get. The record of a charge contains only a hash of the phone number, for example.
 */
const order = ['order.target', 'order.method', 'order.type', 'order.promisedGb'] as const
/** While a charge is open or has just ended, the app does not offer to repeat a recharge with one tap. */
const clears = ['recharge.isRepeat'] as const
const open = {
  gives: ['order.value', 'payment.mayResend', 'payment.inFlightLong'],
  clears: ['recharge.nsu', 'recharge.date'],
} as const
const elsewhere = { money: 'waiting', clears: open.clears } as const

/** The outcomes of a search for open charges. */
export const outcomes = {
  nothing: { money: 'none', sets: { 'payment.inFlight': 'none' } },
  paid: {
    ...ended.paid,
    changes: true,
    mayGive: ['recharge.date', ...order],
    clears,
    /** If another tab has shown the payment's end and deleted its record, this page no longer has the amount. */
    either: [{ gives: ['order.value'] }, {}],
  },
  /** A Pix code that can still be paid. */
  pixOpen: {
    money: 'waiting',
    gives: ['pix.txid', 'order.value', 'order.method'],
    sets: { 'order.type': 'pix', 'payment.inFlight': 'pix' },
    mayGive: ['order.target', 'order.promisedGb'],
    mayClear: ['pix.code', 'pix.expiresAt'],
    clears: ['recharge.nsu', 'recharge.date', ...clears],
  },
  processing: {
    mayGive: order,
    clears,
    either: [
      { money: 'unknown', sets: { 'payment.inFlight': 'charge' }, mayGive: ['recharge.id'], ...open },
      { ...elsewhere, gives: ['recharge.id', 'pisp.id', ...open.gives], sets: { 'payment.inFlight': 'pisp' } },
      { ...elsewhere, gives: ['recharge.id', 'checkout.id', ...open.gives], sets: { 'payment.inFlight': 'checkout' } },
      /** The page already shows this charge, but its status could not be read. */
      { money: 'unknown', gives: ['recharge.id'], sets: { 'payment.inFlight': 'charge' } },
    ],
  },
  refunding: { ...ended.refunding, says: true, changes: true, mayGive: ['order.value', ...order], clears },
  refused: { ...ended.refused, says: true, changes: true, mayGive: ['order.value', ...order], clears },
} as const
export type Outcome = keyof typeof outcomes
export type Answered = ServiceAnswer<Outcome>

export const nothing: Answered = { outcome: 'nothing', gives: { 'payment.inFlight': 'none' } }

export function processing(context: Context, record: InFlight, rechargeId?: string): Answered {
  return {
    outcome: 'processing',
    gives: {
      ...orderOf(context, record),
      ...noReceipt,
      // The fact is set even if the id is unknown. Otherwise the page could still show the id of an earlier recharge.
      'recharge.id': rechargeId,
      'payment.inFlight': 'charge',
      'payment.mayResend': context.attempts.mayResend(record),
      // The page that waits for a bank or a checkout needs the payment's id, so it is set here.
      ...(rechargeId === undefined || !isElsewhere(record.kind) ? {} : openFacts(record.kind, rechargeId)),
      'payment.inFlightLong': (ageOf(context, record) ?? 0) > LONG_MS,
    },
  }
}

/** Returns how long ago a charge was sent, in ms. If the time is unknown, returns undefined. */
export function ageOf({ serverNow }: Context, { startedAt }: InFlight): number | undefined {
  const nowMs = serverNow()
  return nowMs === undefined || startedAt === undefined ? undefined : nowMs - startedAt
}

/** Returns the outcome of a charge that has ended. */
export async function endOf(
  context: Context,
  record: InFlight,
  standing: Ended,
  rechargeId: string,
  signal: AbortSignal,
): Promise<Answered> {
  const order = orderOf(context, record)
  // A receipt shows the recipient's number. If this device does not know the number, the app reads it from the history.
  const isWhole = order['order.target'] !== undefined || standing.kind !== 'paid'
  const listed = isWhole ? undefined : await listedRecharge(context, rechargeId, signal)
  const known = listed?.kind === 'listed' ? { ...order, 'order.target': listed.recharge.recipient } : order
  return conclude(context, { rechargeId, attemptId: record.attemptId, standing }, known)
}

/**
 * Returns the facts of a charge's order. The order on screen may be a different one, so its number and card are not
 * used.
 */
export function orderOf(context: Context, record: InFlight): FactValues {
  const method = context.fact('order.method')
  const card = isShown(context, record) && method !== undefined && !isMethodName(method) ? method : undefined
  return {
    'order.value': record.amountCents,
    'order.target': recipientOf(context, record),
    'order.method': methodName(record.kind) ?? card,
    'order.type': paymentTypes.find(type => type === record.kind),
    ...promiseOf(context, record),
  }
}
