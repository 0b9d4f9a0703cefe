import type { FactValues } from '../../../runtime/facts.ts'
import type { SavedCard } from '../../../runtime/operator/contract/customer.ts'
import type { WaysToPay } from '../../../runtime/payment/reads.ts'
import { isCardPayment } from '../../../runtime/rules/payment-types.ts'
import { cardWords } from '../saved-words.ts'
import type { PaymentFacts, WayToPay } from './schema.ts'

type Among = FactValues['payment.cardAmong']

/**
 * The facts that are written when the customer chooses this row. `rowOf` compares them with the customer's choice
 * to find the chosen row.
 */
interface Row {
  readonly writes: PaymentFacts
}

export interface Chosen {
  readonly type: WayToPay['id'] | undefined
  readonly card: string | undefined
  readonly among: Among
}

export const nothingChosen = {
  'payment.type': undefined,
  'payment.card': undefined,
  'payment.cardAmong': undefined,
  'payment.cardName': undefined,
  'payment.cardBrand': undefined,
  'payment.cvvWanted': undefined,
} as const satisfies PaymentFacts

/** Returns the facts that are written when the customer chooses a saved card. */
export function savedCardWrites(type: WayToPay['id'], { token, brand, last, cvv }: SavedCard): PaymentFacts {
  return {
    'payment.type': type,
    'payment.card': token,
    'payment.cardAmong': 'cards',
    'payment.cardName': cardWords({ brand, last }),
    'payment.cardBrand': brand,
    // The CVV is needed for every debit payment, and for a credit card whose CVV the operator does not store.
    'payment.cvvWanted': !cvv || type !== 'credit',
  }
}

/**
 * Returns the facts to write if no row is chosen. A saved card that this list does not show stays chosen, as long as
 * the operator still lists it.
 */
export function writesWithoutRow(
  { type, card: token, among }: Chosen,
  { types, cards }: WaysToPay,
  ways: readonly Pick<WayToPay, 'id'>[],
): PaymentFacts {
  if (!isCardPayment(type)) return nothingChosen
  const isOffered = types.includes(type) && ways.some(({ id }) => id === type)
  const card = isOffered ? cards[type]?.find(one => one.token === token) : undefined
  return card === undefined ? nothingChosen : { ...savedCardWrites(type, card), 'payment.cardAmong': among }
}

const cardOf = ({ writes }: Row) => writes['payment.card']

function rowOf<T extends Row>(rows: readonly T[], { type, card, among }: Chosen): T | undefined {
  const ofType = rows.filter(({ writes }) => writes['payment.type'] === type)
  // The customer has chosen only the kind of card so far, so the first saved card of this kind is chosen, which is the
  // favourite.
  const saved = ofType.find(row => cardOf(row) !== undefined && cardOf(row) !== 'new')
  if (card === 'new' && among === 'kinds' && saved) return saved
  return (
    ofType.find(row => cardOf(row) === card) ??
    // A new card can be changed from credit to debit in its form. Its row then has the other type.
    rows.find(row => card === 'new' && cardOf(row) === card)
  )
}

/**
 * Returns the chosen row and the facts to write. A card that the customer chose in the list of saved cards can be
 * without a row in this list. It then stays chosen, and the row of its kind is marked.
 */
export function chosenIn<T extends Row>(
  rows: readonly T[],
  was: Chosen,
  unlisted: PaymentFacts,
): { readonly row: T | undefined; readonly writes: PaymentFacts } {
  const row = rowOf(rows, was)
  if (row) return { row, writes: row.writes }
  const isOfKind = unlisted['payment.card'] !== undefined && was.among === 'cards'
  const kind = isOfKind ? rows.find(({ writes }) => writes['payment.type'] === was.type) : undefined
  return { row: kind, writes: unlisted }
}
