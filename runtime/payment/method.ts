import { familyOf, type PaymentFamily } from '../rules/payment-types.ts'
import type { Context } from '../service.ts'

/** The order: value in cents, the customer who pays, and the number to recharge. */
export interface Order {
  readonly msisdn: string
  readonly customerId: string
  readonly recipient: string
  readonly valueId: number
  /** Whether the person agreed to pay what may be open already. */
  readonly isAgreed: boolean
}

export interface RefusedPayment {
  readonly kind: 'refused'
  readonly code: number
  readonly text?: string
  /** It is looked for: a copy of the request may have been taken. Absent where it is certain that nothing was charged. */
  readonly isOpen?: true
}

/**
 * How a payment method ended. Only `refused` that is not open, `offline`, `cvvMissing`, `cardInvalid`, `challenge`, `unanswered` and those
 * of a wallet say that nothing was charged.
 */
export type PayResult =
  | { readonly kind: 'paid'; readonly rechargeId: string; readonly nsu: string; readonly date: string | undefined }
  | { readonly kind: 'pix'; readonly txid: string }
  /** To be agreed to on somebody else's page: at the bank, at the checkout. */
  | { readonly kind: 'elsewhere'; readonly rechargeId: string }
  | { readonly kind: 'processing'; readonly rechargeId: string }
  | { readonly kind: 'refunding' }
  | RefusedPayment
  | { readonly kind: 'cvvMissing' }
  | { readonly kind: 'cardInvalid' }
  /** The card's issuer has to confirm it first. */
  | { readonly kind: 'challenge' }
  /** The person closed the wallet's sheet, or it could not be shown: nothing was sent. */
  | { readonly kind: 'walletLeft' }
  | { readonly kind: 'walletFailed' }
  | { readonly kind: 'offline' }
  | { readonly kind: 'alreadyOpen' }
  /** Before anything was charged. */
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'unknown' }
  /** No code came back that anybody could pay. */
  | { readonly kind: 'unanswered' }

export type PaymentMethod = (context: Context, order: Order, signal: AbortSignal) => Promise<PayResult>

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
