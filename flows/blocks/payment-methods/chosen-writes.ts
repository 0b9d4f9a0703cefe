import type { FactValues } from '../../../runtime/facts.ts'
import type { SavedCard } from '../../../runtime/operator/contract/customer.ts'
import type { WaysToPay } from '../../../runtime/payment/reads.ts'
import { cardWords } from '../saved-words.ts'
import type { WayToPay } from './schema.ts'

type Among = FactValues['payment.cardAmong']

/** What of a row tells whether it is chosen. */
interface Row {
  readonly writes: FactValues
}

export interface Chosen {
  readonly type: WayToPay['id'] | undefined
  readonly card: string | undefined
  readonly among: Among
}

export const nothingChosen: FactValues = {
  'payment.type': undefined,
  'payment.card': undefined,
  'payment.cardAmong': undefined,
  'payment.cardName': undefined,
  'payment.cardBrand': undefined,
  'payment.cvvWanted': undefined,
}

/** What choosing a saved card writes. */
export function savedCardWrites(type: WayToPay['id'], { token, brand, last, cvv }: SavedCard): FactValues {
  return {
    'payment.type': type,
    'payment.card': token,
    'payment.cardAmong': 'cards',
    'payment.cardName': cardWords({ brand, last }),
    'payment.cardBrand': brand,
    // A debit asks for it always.
    'payment.cvvWanted': !cvv || type !== 'credit',
  }
}

/** What is written where no row is chosen: nothing, but for a saved card that this list has no row for and the operator still lists. */
export function writesWithoutRow(
  { type, card: token, among }: Chosen,
  { types, cards }: WaysToPay,
  ways: readonly Pick<WayToPay, 'id'>[],
): FactValues {
  if (type !== 'credit' && type !== 'debit' && type !== 'cef_debit') return nothingChosen
  const isOffered = types.includes(type) && ways.some(({ id }) => id === type)
  const card = isOffered ? cards[type]?.find(one => one.token === token) : undefined
  return card === undefined ? nothingChosen : { ...savedCardWrites(type, card), 'payment.cardAmong': among }
}

const cardOf = ({ writes }: Row) => writes['payment.card']

function rowOf<T extends Row>(rows: readonly T[], { type, card, among }: Chosen): T | undefined {
  const ofType = rows.filter(({ writes }) => writes['payment.type'] === type)
  // Which of this kind is yet to be said: the first that is saved, which is the favourite.
  const saved = ofType.find(row => cardOf(row) !== undefined && cardOf(row) !== 'new')
  if (card === 'new' && among === 'kinds' && saved) return saved
  return (
    ofType.find(row => cardOf(row) === card) ??
    // What a new card is charged as may be said where it is typed.
    rows.find(row => card === 'new' && cardOf(row) === card)
  )
}

/**
 * The row of what is chosen, and what is written with it. A card that was chosen in a list of cards belongs to its kind's
 * row where it has none of its own, and stays chosen.
 */
export function chosenIn<T extends Row>(
  rows: readonly T[],
  was: Chosen,
  unlisted: FactValues,
): { readonly row: T | undefined; readonly writes: FactValues } {
  const row = rowOf(rows, was)
  if (row) return { row, writes: row.writes }
  const isOfKind = unlisted['payment.card'] !== undefined && was.among === 'cards'
  const kind = isOfKind ? rows.find(({ writes }) => writes['payment.type'] === was.type) : undefined
  return { row: kind, writes: unlisted }
}
