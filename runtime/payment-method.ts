import type { Context } from './service.ts'

/** What is paid, by whom and for whom. Value in cents. */
export interface Order {
  readonly msisdn: string
  readonly customerId: string
  readonly recipient: string
  readonly valueId: number
  /** Whether the person agreed to pay what may be open already. */
  readonly isAgreed: boolean
}

/**
 * How a payment method ended. Only `refused`, `offline`, `cvvMissing`, `cardInvalid` and those of a
 * wallet say that nothing was charged.
 */
export type PayResult =
  | { readonly kind: 'paid'; readonly rechargeId: string; readonly nsu: string; readonly date: string }
  | { readonly kind: 'pix'; readonly txid: string }
  | { readonly kind: 'processing'; readonly rechargeId: string }
  | { readonly kind: 'refunding' }
  | { readonly kind: 'refused'; readonly code: number; readonly text?: string }
  | { readonly kind: 'cvvMissing' }
  | { readonly kind: 'cardInvalid' }
  /** The person closed the wallet's sheet, or it could not be shown: nothing was sent. */
  | { readonly kind: 'walletLeft' }
  | { readonly kind: 'walletFailed' }
  | { readonly kind: 'offline' }
  | { readonly kind: 'alreadyOpen' }
  /** Before anything was charged. */
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'unknown' }

export type PaymentMethod = (context: Context, order: Order, signal: AbortSignal) => Promise<PayResult>
