import type { FactValues } from '../../../runtime/facts.ts'
import type { SavedCard } from '../../../runtime/operator/contract/customer.ts'
import type { WaysToPay } from '../../../runtime/payment/reads.ts'
import { cardWords } from '../saved-words.ts'
import type { WayToPay } from './schema.ts'

export const nothingChosen: FactValues = {
  'payment.type': undefined,
  'payment.card': undefined,
  'payment.cardName': undefined,
  'payment.cardBrand': undefined,
  'payment.cvvWanted': undefined,
}

/** What choosing a saved card writes. */
export function savedCardWrites(type: WayToPay['id'], { token, brand, last, cvv }: SavedCard): FactValues {
  return {
    'payment.type': type,
    'payment.card': token,
    'payment.cardName': cardWords({ brand, last }),
    'payment.cardBrand': brand,
    // A debit asks for it always.
    'payment.cvvWanted': !cvv || type !== 'credit',
  }
}

/** What is written where no row is chosen: nothing, but for a saved card that this list has no row for and the operator still lists. */
export function writesWithoutRow(
  type: WayToPay['id'] | undefined,
  token: string | undefined,
  { types, cards }: WaysToPay,
  ways: readonly Pick<WayToPay, 'id'>[],
): FactValues {
  if (type !== 'credit' && type !== 'debit' && type !== 'cef_debit') return nothingChosen
  const isOffered = types.includes(type) && ways.some(({ id }) => id === type)
  const card = isOffered ? cards[type].find(one => one.token === token) : undefined
  return card === undefined ? nothingChosen : savedCardWrites(type, card)
}
