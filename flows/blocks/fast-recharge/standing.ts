import type { FactValues } from '../../../runtime/facts.ts'
import type { SavedCard } from '../../../runtime/operator/contract/customer.ts'
import type { RechargeValue } from '../../../runtime/operator/contract/recharge.ts'
import type { WaysToPay } from '../../../runtime/payment/reads.ts'
import { isCardPayment } from '../../../runtime/rules/payment-types.ts'
import { boundOn } from '../../../runtime/rules/spending.ts'

export type Standing =
  /** The customer can pay the recharge as before. `card` is the saved card, if a card pays. */
  | { readonly kind: 'payable'; readonly type: string; readonly card: SavedCard | undefined }
  | { readonly kind: 'cardGone' | 'wayGone' | 'valueGone' | 'overLimit' }

/**
 * Returns whether the customer can still pay the chosen recharge. If the customer cannot, returns the part of it that
 * the operator no longer offers.
 */
export function standingOf(
  chosen: Pick<FactValues, 'recharge.value' | 'recharge.repeatType' | 'payment.type' | 'payment.card'>,
  { types, cards, spending }: WaysToPay,
  values: readonly RechargeValue[],
): Standing {
  const value = chosen['recharge.value'] ?? 0
  const bound = boundOn(value, spending)
  // An amount below the minimum is not over a limit, so it counts as no longer available.
  if (bound === 'least' || !values.some(({ id }) => id === value)) return { kind: 'valueGone' }
  if (bound !== undefined) return { kind: 'overLimit' }
  const type = chosen['payment.type']
  if (type !== undefined && types.includes(type)) {
    if (!isCardPayment(type)) return { kind: 'payable', type, card: undefined }
    const saved = cards[type]
    // If the saved cards could not be read, it is unknown whether the card is gone. So the result must not claim it.
    if (saved === undefined) return { kind: 'wayGone' }
    const card = saved.find(({ token }) => token === chosen['payment.card'])
    return card === undefined ? { kind: 'cardGone' } : { kind: 'payable', type, card }
  }
  // If the list of payment methods has already removed the chosen one, the earlier recharge shows what is gone: its
  // card or its payment method.
  const before = type ?? chosen['recharge.repeatType']
  return { kind: isCardPayment(before) && types.includes(before) ? 'cardGone' : 'wayGone' }
}
