import type { FactValues } from '../facts.ts'
import type { SavedCard } from '../operator/contract/customer.ts'

type PayerFacts = Pick<FactValues, 'schedule.card' | 'schedule.cardBrand' | 'schedule.cardLast'>

/** Returns the facts of the card that pays for a schedule. If there is no card, clears these facts. */
export function payerFacts(card: SavedCard | undefined): PayerFacts {
  return { 'schedule.card': card?.token, 'schedule.cardBrand': card?.brand, 'schedule.cardLast': card?.last }
}
