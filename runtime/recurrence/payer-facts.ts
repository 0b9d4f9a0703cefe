import type { FactValues } from '../facts.ts'
import type { SavedCard } from '../operator/contract/customer.ts'

type PayerFacts = Pick<FactValues, 'schedule.card' | 'schedule.cardBrand' | 'schedule.cardLast'>

/** Returns the facts of the card that pays for a schedule. Without a card they are cleared. */
export function payerFacts(card: SavedCard | undefined): PayerFacts {
  return { 'schedule.card': card?.token, 'schedule.cardBrand': card?.brand, 'schedule.cardLast': card?.last }
}
