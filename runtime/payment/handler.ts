import type { FactValue } from '../facts.ts'

/** What pays. `confirmation` reviews and tokenizes first, then pays as the same choice would elsewhere. */
export type Handler = PayingHandler | 'confirmation'
export type PayingHandler = 'credit' | 'secureDebit' | 'webDebit' | 'pix' | 'pisp' | 'checkout' | 'wallet'

export type PaymentType = FactValue<'payment.type'>

export interface Chosen {
  readonly type: PaymentType
  readonly isLightblue: boolean
  /** Whether the customer has a card saved that could pay. */
  readonly hasSavedCard: boolean
  /** Whether one of those is chosen. */
  readonly hasToken: boolean
  /** Whether cards go through the gateway's bridge. */
  readonly isBridged: boolean
}

export function handlerOf(chosen: Chosen): Handler {
  return isConfirmed(chosen) ? 'confirmation' : payingHandlerOf(chosen)
}

/** What the payment goes out with, whatever came before it. */
export function payingHandlerOf({ type, isBridged }: Pick<Chosen, 'type' | 'isBridged'>): PayingHandler {
  if (type === 'credit' || type === 'pix' || type === 'pisp') return type
  if (type === 'mercado_pago') return 'checkout'
  if (type === 'googlepay' || type === 'applepay') return 'wallet'
  return type === 'debit' && isBridged ? 'secureDebit' : 'webDebit'
}

function isConfirmed({ type, isLightblue, hasSavedCard, hasToken, isBridged }: Chosen): boolean {
  if (!isLightblue) return false
  const isSecureDebit = type === 'debit' && isBridged
  return (!hasSavedCard && !isSecureDebit) || (type === 'credit' && !hasToken)
}
