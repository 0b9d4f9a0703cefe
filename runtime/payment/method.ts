import { familyOf, type PaymentFamily, type PaymentType } from '../rules/payment-types.ts'
import type { Context, ServiceAnswer } from '../service.ts'
import type { Outcome } from './outcomes.ts'

/** The order: value in cents, the customer who pays, and the number to recharge. */
export interface Order {
  readonly msisdn: string
  readonly customerId: string
  readonly recipient: string
  readonly amountCents: number
  /** Whether the person agreed to pay what may be open already. */
  readonly isAgreed: boolean
}

/** A way to pay. It answers with the outcome itself; its facts of the order are added by `payBy`. */
export type PaymentMethod<O extends Outcome = Outcome> = (
  context: Context,
  order: Order,
  signal: AbortSignal,
) => Promise<ServiceAnswer<O>>

/** A card is known by its own name. */
const methodNames: { readonly [F in Exclude<PaymentFamily, 'card'>]: string } = {
  pix: 'Pix',
  pisp: 'Open Finance',
  mercado_pago: 'Mercado Pago',
}

/** Returns the name by which a person knows a way of paying; undefined for a card, and for a way that is unknown. */
export function methodName(type: string): string | undefined {
  const family = familyOf(type)
  return family === undefined || family === 'card' ? undefined : methodNames[family]
}

/** Whether it names a way of paying rather than a card. */
export function isMethodName(name: string): boolean {
  return Object.values(methodNames).includes(name)
}

/** The payment types that are paid on another site's page. */
export type ElsewhereType = Extract<PaymentType, 'pisp' | 'mercado_pago'>

export function isElsewhere(type: string): type is ElsewhereType {
  return type === 'pisp' || type === 'mercado_pago'
}
