import { familyOf, type PaymentFamily, type PaymentType } from '../rules/payment-types.ts'
import type { Context, ServiceAnswer } from '../service/service.ts'
import type { Outcome } from './outcomes.ts'

/** The order to pay: amount in cents, the paying customer, and the number to recharge. */
export interface Order {
  readonly msisdn: string
  readonly customerId: string
  readonly recipient: string
  readonly amountCents: number
  /** Whether the customer agreed to pay although the same payment may be open already. */
  readonly isAgreed: boolean
}

/** A way to pay. It returns the outcome; `payBy` adds the facts of the order. */
export type PaymentMethod<O extends Outcome = Outcome> = (
  context: Context,
  order: Order,
  signal: AbortSignal,
) => Promise<ServiceAnswer<O>>

/** Customers see these names. A card has no entry, because it is shown by its own name. */
const methodNames: { readonly [F in Exclude<PaymentFamily, 'card'>]: string } = {
  pix: 'Pix',
  pisp: 'Open Finance',
  mercado_pago: 'Mercado Pago',
}

/** Returns the name that customers see for a way to pay; undefined for a card or an unknown type. */
export function methodName(type: string): string | undefined {
  const family = familyOf(type)
  return family === undefined || family === 'card' ? undefined : methodNames[family]
}

/** Whether a name of `order.method` is a way to pay, not the name of a card. */
export function isMethodName(name: string): boolean {
  return Object.values(methodNames).includes(name)
}

/** The payment types that are paid on another site's page. */
export type ElsewhereType = Extract<PaymentType, 'pisp' | 'mercado_pago'>

export function isElsewhere(type: string): type is ElsewhereType {
  return type === 'pisp' || type === 'mercado_pago'
}
