import type { PaymentType } from '../rules/payment-types.ts'

/** Code that handles the tap on a payment type. `confirmation` shows a review screen first. All other handlers pay. */
export type Handler = PayingHandler | 'confirmation'
export type PayingHandler = 'credit' | 'secureDebit' | 'webDebit' | 'pix' | 'pisp' | 'checkout' | 'wallet'

export interface Chosen {
  readonly type: PaymentType
  readonly isLightblue: boolean
  /** Whether the customer has a saved card that can pay. */
  readonly hasSavedCard: boolean
  /** Whether the customer has chosen one of the saved cards. */
  readonly hasToken: boolean
  /** Whether cards are charged through the gateway's bridge. */
  readonly isBridged: boolean
}

export function handlerOf(chosen: Chosen): Handler {
  return isConfirmed(chosen) ? 'confirmation' : payingHandlerOf(chosen)
}

const handlers: { readonly [T in PaymentType]: PayingHandler } = {
  credit: 'credit',
  debit: 'webDebit',
  cef_debit: 'webDebit',
  pix: 'pix',
  pisp: 'pisp',
  mercado_pago: 'checkout',
  googlepay: 'wallet',
  applepay: 'wallet',
}

/** Returns the handler that sends the payment. A confirmation may come before it. */
export function payingHandlerOf({ type, isBridged }: Pick<Chosen, 'type' | 'isBridged'>): PayingHandler {
  return type === 'debit' && isBridged ? 'secureDebit' : handlers[type]
}

function isConfirmed({ type, isLightblue, hasSavedCard, hasToken, isBridged }: Chosen): boolean {
  if (!isLightblue) return false
  const isSecureDebit = type === 'debit' && isBridged
  return (!hasSavedCard && !isSecureDebit) || (type === 'credit' && !hasToken)
}
