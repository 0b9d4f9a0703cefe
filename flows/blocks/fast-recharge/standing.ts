import type { FactValues } from '../../../runtime/facts.ts'
import type { SavedCard } from '../../../runtime/operator/contract/customer.ts'
import type { RechargeValue } from '../../../runtime/operator/contract/recharge.ts'
import type { WaysToPay } from '../../../runtime/payment/reads.ts'
import { boundOn } from '../../../runtime/rules/spending.ts'

export type Standing =
  /** It can be paid as it was; with the saved card, where it is one. */
  | { readonly kind: 'payable'; readonly type: string; readonly card: SavedCard | undefined }
  | { readonly kind: 'cardGone' | 'wayGone' | 'valueGone' | 'overLimit' }

type CardType = keyof WaysToPay['cards']

function isCardType(type: string | undefined): type is CardType {
  return type === 'credit' || type === 'debit' || type === 'cef_debit'
}

/** Whether what is chosen can still be paid, by what the operator offers now. */
export function standingOf(
  chosen: Pick<FactValues, 'recharge.value' | 'recharge.repeatType' | 'payment.type' | 'payment.card'>,
  { types, cards, spending }: WaysToPay,
  values: readonly RechargeValue[],
): Standing {
  const value = chosen['recharge.value'] ?? 0
  const bound = boundOn(value, spending)
  // One below the smallest recharge is over no limit.
  if (bound === 'least' || !values.some(({ id }) => id === value)) return { kind: 'valueGone' }
  if (bound !== undefined) return { kind: 'overLimit' }
  const type = chosen['payment.type']
  if (type !== undefined && types.includes(type)) {
    if (!isCardType(type)) return { kind: 'payable', type, card: undefined }
    const saved = cards[type]
    // If the cards could not be read, the block does not say that a card is gone.
    if (saved === undefined) return { kind: 'wayGone' }
    const card = saved.find(({ token }) => token === chosen['payment.card'])
    return card === undefined ? { kind: 'cardGone' } : { kind: 'payable', type, card }
  }
  // The list of ways, which is under the sheet, has forgotten a way that it does not offer.
  const before = type ?? chosen['recharge.repeatType']
  return { kind: isCardType(before) && types.includes(before) ? 'cardGone' : 'wayGone' }
}
