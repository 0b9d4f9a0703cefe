import type { FactValue, FactValues } from '../facts.ts'
import type { InFlight } from '../operator/charge/in-flight.ts'
import { type Context, definePayment, type ServiceAnswer } from '../service/service.ts'
import { isBridged, wasAgreed } from './gateway/bridged.ts'
import { payingHandlerOf } from './handler.ts'
import { isElsewhere, methodName, type Order, type PaymentMethod } from './method.ts'
import { payMethods } from './methods.ts'
import { openCharge } from './no-receipt.ts'
import { type Outcome, outcomes } from './outcomes.ts'
import { openPixFacts } from './pix/open.ts'
import { promisedGb } from './promised.ts'
import { openFacts } from './waiting-rooms/elsewhere.ts'

const needs = ['recharge.value', 'recharge.target', 'payment.type', 'session.customerId'] as const

/**
 * `pay` charges only if the page knows which charges are open, or if the customer accepts the risk of paying twice.
 * Otherwise `pay` refuses every payment type but Pix, because creating a Pix takes no money.
 */
export const onlyIf = [
  { fact: 'recharge.isUnkept', present: false },
  { fact: 'recharge.isRecalled', present: true },
  { fact: 'recharge.isRiskTaken', present: true },
] as const
/** Facts to which a customer agrees when they tap a button that pays. */
export const agreedTo = ['recharge.value', 'recharge.target', 'payment.type'] as const

/**
 * Pays the order on the review screen once. If a payment of the same amount to the same number is open, it does not
 * pay.
 */
export const [pay, payAnyway] = definePayment<Outcome>({ charges: 'now', agreedTo, onlyIf, outcomes, needs, run })

async function run(context: Context, signal: AbortSignal, hasAgreed: boolean): Promise<ServiceAnswer<Outcome>> {
  const type = context.fact('payment.type')
  if (type === undefined) return payByNothing(context, hasAgreed)
  if (type === 'pisp') return { outcome: 'bankWanted' }
  const pay: PaymentMethod = async (...paying) => {
    const handler = payingHandlerOf({ type, isBridged: type === 'debit' && (await isBridged(context, signal)) })
    return (await payMethods[handler]()).pay(...paying)
  }
  return payBy(type, pay, context, { hasAgreed, signal })
}

/**
 * Returns the outcome if no payment type is chosen. Nothing is sent. Open charges are checked first, because the
 * message "Nada foi cobrado" would be wrong if one exists.
 */
async function payByNothing(context: Context, hasAgreed: boolean): Promise<ServiceAnswer<Outcome>> {
  const order = orderOf(context, hasAgreed)
  return (await inTheWay(context, undefined, order)) ?? { outcome: 'refused', code: 'rechargeFailed' }
}

/**
 * Outcomes after which the page shows this order. After any other outcome, such as a refusal, the facts of the earlier
 * order stay.
 */
const placed: readonly Outcome[] = ['paid', 'pixCreated', 'processing', 'elsewhere']
type InTheWay = 'alreadyOpen' | 'unreachable'

/** Pays the order on the review screen once, in the given way. */
export async function payBy<O extends Outcome>(
  type: FactValue<'payment.type'>,
  pay: PaymentMethod<O>,
  context: Context,
  { hasAgreed, signal }: { readonly hasAgreed: boolean; readonly signal: AbortSignal },
): Promise<ServiceAnswer<O | InTheWay>> {
  const order = orderOf(context, hasAgreed)
  const obstacle = await inTheWay(context, type, order)
  if (obstacle !== undefined) return obstacle
  const method = methodName(type) ?? context.fact('payment.cardName')
  const given: FactValues = {
    'order.value': order.amountCents,
    'order.target': order.recipient,
    'order.method': method,
    'order.type': type,
    'order.promisedGb': promisedGb(offerOf(context), type),
    'recharge.nsu': undefined,
    'recharge.id': undefined,
    'recharge.targetLost': undefined,
  }
  const answer = await pay(context, order, signal)
  // If it is certain that no charge was made, the card data is no longer needed.
  if (answer.uncharged) context.vault.wipe()
  return placed.includes(answer.outcome) ? { ...answer, gives: { ...given, ...answer.gives } } : answer
}

function orderOf(context: Context, hasAgreed: boolean): Order {
  const what = { recipient: context.fact('recharge.target') ?? '', amountCents: context.fact('recharge.value') ?? 0 }
  return {
    msisdn: context.fact('session.msisdn') ?? '',
    customerId: context.fact('session.customerId') ?? '',
    ...what,
    isAgreed: hasAgreed || wasAgreed(context, what),
  }
}

/**
 * Returns the outcome of a payment that must not start. Returns undefined if it may start. It must not start if the
 * device does not know its open charges, or if the same payment is already open.
 */
async function inTheWay(
  context: Context,
  type: FactValue<'payment.type'> | undefined,
  order: Order,
): Promise<ServiceAnswer<InTheWay> | undefined> {
  // Pix may go on, because it charges nothing until its code is paid, and the page that shows the code has already
  // searched for open charges.
  if (type !== 'pix' && (await isBlind(context))) return { outcome: 'unreachable', code: 'historyUnread' }
  // The customer's agreement to pay a second time is for one payment type only. So it does not count while no type is
  // chosen.
  if (type !== undefined && order.isAgreed) return undefined
  const twin = await context.attempts.twin(order)
  return twin && alreadyOpen(context, order, twin)
}

/**
 * Returns whether this device does not know its open charges. It does not know them if the history was not read and the
 * customer did not accept the risk of paying twice.
 */
async function isBlind({ attempts, fact }: Context): Promise<boolean> {
  if (fact('recharge.isRecalled') === true || fact('recharge.isRiskTaken') === true) return false
  return !(await attempts.isKept(fact('session.msisdn') ?? ''))
}

/** Returns the facts of the offer that the customer accepted and has not paid yet. */
function offerOf({ fact }: Context): FactValues {
  const known = [
    'upsell.upsellConfirm',
    'upsell.value',
    'upsell.bonusGb',
    'upsell.pixBonusGb',
    'recharge.value',
    'recharge.nsu',
  ] as const
  return Object.fromEntries(known.map(name => [name, fact(name)]))
}

/** Returns the outcome that leads to the open charge. This is its waiting page or its Pix code, if it has one. */
function alreadyOpen(
  context: Context,
  { amountCents, recipient }: Order,
  twin: InFlight,
): ServiceAnswer<'alreadyOpen'> {
  const { kind, rechargeId } = twin
  const order = { 'order.value': amountCents, 'order.target': recipient, 'order.method': methodName(kind) }
  if (rechargeId !== undefined && isElsewhere(kind)) {
    return { outcome: 'alreadyOpen', gives: { ...order, ...openFacts(kind, rechargeId) } }
  }
  if (rechargeId !== undefined && kind === 'pix') {
    return { outcome: 'alreadyOpen', gives: { ...order, ...openPixFacts(context, rechargeId) } }
  }
  return { outcome: 'alreadyOpen', gives: openCharge }
}
