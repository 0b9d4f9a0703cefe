import type { FactValues } from '../../facts.ts'
import type { InFlight } from '../../operator/charge/in-flight.ts'
import type { Standing } from '../../operator/charge/poll-status.ts'
import { getRecharges } from '../../operator/contract/recharge.ts'
import { paymentTypes } from '../../rules/payment-types.ts'
import type { Context, ServiceAnswer } from '../../service.ts'
import { isMethodName, methodName } from '../method.ts'
import { noReceipt } from '../no-receipt.ts'
import { notAuthorized } from '../not-authorized.ts'
import { recipientOf } from '../recipient-of.ts'
import { isElsewhere, isShown, openFacts, promiseOf } from '../waiting-rooms/elsewhere.ts'

/** "May take up to 1 hour." */
const LONG_MS = 3_600_000

/** What became of a charge that was looked for. */
export const outcomes = {
  /** Nothing is open. */
  nothing: {},
  paid: {
    changes: true,
    gives: [
      'recharge.id',
      'recharge.nsu',
      'recharge.date',
      'order.value',
      'order.target',
      'order.type',
      'payment.inFlight',
    ],
  },
  /** A Pix code that can still be paid. */
  pixOpen: { gives: ['pix.txid', 'order.value', 'payment.inFlight'] },
  processing: {
    gives: ['order.value', 'order.target', 'payment.inFlight', 'payment.mayResend', 'pisp.id', 'checkout.id'],
  },
  refunding: { says: true, changes: true },
  refused: { says: true, changes: true },
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
      ...(rechargeId === undefined ? {} : { 'recharge.id': rechargeId }),
      'payment.inFlight': 'charge',
      'payment.mayResend': context.attempts.mayResend(record),
      // One that is agreed to elsewhere has a waiting room of its own.
      ...(rechargeId === undefined || !isElsewhere(record.kind) ? {} : openFacts(record.kind, rechargeId)),
      'payment.inFlightLong': (ageOf(context, record) ?? 0) > LONG_MS,
    },
  }
}

/** Returns how long ago a charge was sent, in ms; undefined where nobody knows. */
export function ageOf({ serverNow }: Context, { startedAt }: InFlight): number | undefined {
  const nowMs = serverNow()
  return nowMs === undefined || startedAt === undefined ? undefined : nowMs - startedAt
}

/** It has ended, and is told once. */
export async function conclude(
  context: Context,
  record: InFlight,
  standing: Exclude<Standing, { kind: 'pending' }>,
  rechargeId: string,
  signal: AbortSignal,
): Promise<Answered> {
  const order = orderOf(context, record)
  // A receipt without its number is half a receipt: the history knows it.
  const target =
    order['order.target'] ??
    (standing.kind === 'paid' ? await recipientInHistory(context, rechargeId, signal) : undefined)
  // Nobody would be told: it stays open until somebody is.
  if (signal.aborted) return processing(context, record, rechargeId)
  await context.attempts.settle(record.attemptId, standing.kind === 'paid' ? standing.nsu : undefined)
  const gives: FactValues = { ...order, 'order.target': target, 'payment.inFlight': 'none' }
  if (standing.kind === 'refused') return { ...notAuthorized(standing.code), gives }
  if (standing.kind === 'refunding') return { outcome: 'refunding', code: 'refunding', gives }
  const { nsu, date } = standing
  return {
    outcome: 'paid',
    gives: { ...gives, 'recharge.id': rechargeId, 'recharge.nsu': nsu, 'recharge.date': date },
  }
}

/** Of another order, which may have been confirmed since, neither the number nor the way of paying is this one's. */
export function orderOf(context: Context, record: InFlight): FactValues {
  const method = context.fact('order.method')
  const card = isShown(context, record) && method !== undefined && !isMethodName(method) ? method : undefined
  return {
    'order.value': record.valueId,
    'order.target': recipientOf(context, record),
    'order.method': methodName(record.kind) ?? card,
    'order.type': paymentTypes.find(type => type === record.kind),
    ...promiseOf(context, record),
  }
}

async function recipientInHistory(
  context: Context,
  rechargeId: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  const params = { msisdn: context.fact('session.msisdn') ?? '' }
  const answer = await context.send(getRecharges, { params, signal })
  return answer.kind === 'ok' ? answer.data.recharges.find(({ id }) => id === rechargeId)?.recipient : undefined
}
