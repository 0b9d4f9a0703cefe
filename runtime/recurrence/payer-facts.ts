import type { FactValues } from '../facts.ts'
import type { SavedCard } from '../operator/contract/customer.ts'

/** The card that is to pay a schedule; none where there is none to choose. */
export function payerFacts(card: SavedCard | undefined): FactValues {
  return { 'schedule.card': card?.token, 'schedule.cardBrand': card?.brand, 'schedule.cardLast': card?.last }
}
