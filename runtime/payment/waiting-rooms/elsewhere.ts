import type { FactValues } from '../../facts.ts'
import type { InFlight } from '../../operator/charge/in-flight.ts'
import { getRecharges, type RechargeRecord } from '../../operator/contract/recharge.ts'
import { readDate } from '../../rules/date-time.ts'
import type { Context, ServiceAnswer } from '../../service/service.ts'
import { concludeUnnamed, type Unnamed, unreachable } from '../conclude.ts'
import { type ElsewhereType, methodName, type Order } from '../method.ts'
import { noReceipt } from '../no-receipt.ts'
import { recipientOf } from '../recipient-of.ts'
import { type Charge, sendCharge } from '../send-charge.ts'

/** Returns the facts of a payment that waits for the customer to agree on another site. */
export function openFacts(type: ElsewhereType, rechargeId: string): FactValues {
  return type === 'pisp'
    ? { ...noReceipt, 'pisp.id': rechargeId, 'order.type': type, 'payment.inFlight': 'pisp' }
    : { ...noReceipt, 'checkout.id': rechargeId, 'order.type': type, 'payment.inFlight': 'checkout' }
}

/** Returns the facts of a payment that was just created. Its waiting page will send the customer to the other site. */
function freshFacts(type: ElsewhereType, rechargeId: string): FactValues {
  const open = openFacts(type, rechargeId)
  return type === 'pisp'
    ? { ...open, 'pisp.isFresh': true, 'pisp.gaveUp': undefined }
    : { ...open, 'checkout.isFresh': true, 'checkout.gaveUp': undefined }
}

interface Opening<Body> extends Charge<Body> {
  readonly kind: ElsewhereType
}

/** Creates one payment to which the customer agrees on another site. Before that, nothing is charged. */
export async function openElsewhere<Body>(
  context: Context,
  order: Order,
  opening: Opening<Body>,
  signal: AbortSignal,
): Promise<ServiceAnswer<Unnamed | 'elsewhere'>> {
  if (signal.aborted) return unreachable
  const { kind } = opening
  const answer = await sendCharge(context, order, opening, signal)
  if (answer.kind !== 'created') return concludeUnnamed(kind, answer)
  return { outcome: 'elsewhere', gives: freshFacts(kind, answer.data.id) }
}

type Listed =
  | { readonly kind: 'listed'; readonly recharge: RechargeRecord }
  | { readonly kind: 'absent' }
  /** The history could not be read. */
  | { readonly kind: 'unread' }

/** Looks a recharge up in the customer's history by its id. */
export async function listedRecharge(context: Context, id: string, signal: AbortSignal): Promise<Listed> {
  const params = { msisdn: context.fact('session.msisdn') ?? '' }
  const answer = await context.send(getRecharges, { params, signal })
  if (answer.kind !== 'ok') return { kind: 'unread' }
  const recharge = answer.data.recharges.find(one => one.id === id)
  return recharge === undefined ? { kind: 'absent' } : { kind: 'listed', recharge }
}

/** Clears the promised mobile data, because this page does not know whether the order included an offer. */
const unpromised: FactValues = { 'order.promisedGb': undefined }

export function listedFacts(type: ElsewhereType, { valueCents, recipient }: RechargeRecord): FactValues {
  return { 'order.value': valueCents, 'order.target': recipient, 'order.method': methodName(type), ...unpromised }
}

/** Returns the facts of an order from this browser's record. It is called if the history cannot be read. */
export function recordedFacts(context: Context, type: ElsewhereType | 'pix', record: InFlight | undefined): FactValues {
  return {
    'order.value': record?.amountCents,
    'order.target': record && recipientOf(context, record),
    'order.method': methodName(type),
    ...unpromised,
  }
}

export function isShown({ attempts, fact }: Context, record: InFlight): boolean {
  const recipient = fact('order.target')
  return fact('order.value') === record.amountCents && recipient !== undefined && attempts.isFor(record, recipient)
}

/** Returns the mobile data that an offer promised with an order. Only the page that placed the order knows this. */
export function promiseOf(context: Context, record: InFlight | undefined): FactValues {
  return record !== undefined && isShown(context, record)
    ? { 'order.promisedGb': context.fact('order.promisedGb') }
    : unpromised
}

/** Returns this browser's record of an open recharge, or undefined. */
export async function recordOf({ attempts, fact }: Context, id: string): Promise<InFlight | undefined> {
  return (await attempts.open(fact('session.msisdn') ?? '')).find(({ rechargeId }) => rechargeId === id)
}

/**
 * Returns the facts of the open payment whose id is in the page's address. If another browser created the payment, it
 * stores a record, so that the app searches for its end. If the payment belongs to another customer, returns undefined.
 */
export async function recognize(
  context: Context,
  type: ElsewhereType,
  id: string,
  signal: AbortSignal,
): Promise<FactValues | undefined> {
  const msisdn = context.fact('session.msisdn') ?? ''
  const record = await recordOf(context, id)
  if (record !== undefined && isShown(context, record)) return openFacts(type, id)
  const listed = await listedRecharge(context, id, signal)
  if (listed.kind !== 'listed') {
    if (listed.kind === 'absent' && record === undefined) return undefined
    return { ...openFacts(type, id), ...recordedFacts(context, type, record) }
  }
  const { recipient, valueCents: amountCents, date } = listed.recharge
  const startedAt = readDate(date ?? '')?.fromMs
  if (record === undefined && recipient !== undefined && amountCents !== undefined && startedAt !== undefined) {
    await context.attempts.adopt(id, { kind: type, msisdn, recipient, amountCents }, startedAt)
  }
  return { ...openFacts(type, id), ...listedFacts(type, listed.recharge) }
}
