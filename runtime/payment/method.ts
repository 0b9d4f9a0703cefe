import { familyOf, type PaymentFamily, type PaymentType } from '../rules/payment-types.ts'
import type { Context, ServiceAnswer } from '../service/service.ts'
import type { Outcome } from './outcomes.ts'

/** The order to pay: the amount, the paying customer and the number to recharge. */
export interface Order {
  readonly msisdn: string
  readonly customerId: string
  readonly recipient: string
  readonly amountCents: number
  /** Whether the customer agreed to pay although the same payment may already be open. */
  readonly isAgreed: boolean
}

/** Pays an order in one way, for example by Pix, and returns the outcome. `payBy` adds the order's facts to it. */
export type PaymentMethod<O extends Outcome = Outcome> = (
  context: Context,
  order: Order,
  signal: AbortSignal,
) => Promise<ServiceAnswer<O>>

/** The names that customers see. A card has no entry here, because the page shows the card's own name. */
const methodNames: { readonly [F in Exclude<PaymentFamily, 'card'>]: string } = {
  pix: 'Pix',
  pisp: 'Pelo seu banco',
  mercado_pago: 'Mercado Pago',
}

/** Returns the name that customers see for a payment type. Returns undefined for a card or an unknown type. */
export function methodName(type: string): string | undefined {
  const family = familyOf(type)
  return family === undefined || family === 'card' ? undefined : methodNames[family]
}

/** Returns whether a value of `order.method` names a way to pay, such as Pix, and not a card. */
export function isMethodName(name: string): boolean {
  return Object.values(methodNames).includes(name)
}

/** The payment types that are paid on another site's page. */
export type ElsewhereType = Extract<PaymentType, 'pisp' | 'mercado_pago'>

export function isElsewhere(type: string): type is ElsewhereType {
  return type === 'pisp' || type === 'mercado_pago'
}
