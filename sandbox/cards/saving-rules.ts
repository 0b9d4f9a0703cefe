import { type Refusal, refusal } from '../answer.ts'
import type { CardDocument, CustomerDocument } from '../documents.ts'
import { allowedCardChanges, allowedDebitChanges, freeCardSlots, freeDebitSlots, limitsOf } from '../limits.ts'
import type { World } from '../world.ts'
import { isSameCard } from './card-rules.ts'

/** The names of the lists of a customer's saved cards. */
export type CardList = 'cards' | 'debitCards' | 'cefCards'

export const locked = refusal(422, 216, 'not enabled to change cards')

const isCredit = (list: CardList) => list === 'cards'

/**
 * Returns whether the customer has saved this card. It compares a credit card with credit cards only, and a debit card
 * with debit cards only.
 */
function has(world: World, customer: CustomerDocument, card: CardDocument, list: CardList): boolean {
  const saved = isCredit(list) ? customer.cards : [...customer.debitCards, ...customer.cefCards]
  return saved.some(({ token }) => {
    const one = world.store.get('card', token)
    return one !== undefined && isSameCard(one, card)
  })
}

/** Returns whether so many other customers have saved this card that no further customer may save it. */
function isTaken(world: World, customer: CustomerDocument, card: CardDocument, list: CardList): boolean {
  const { max_customers_per_credit_card, max_customers_per_debit_card } = limitsOf(customer)
  const limit = isCredit(list) ? max_customers_per_credit_card : max_customers_per_debit_card
  if (limit === 0) return false
  const others = world.store.list('customer').filter(one => one.id !== customer.id && has(world, one, card, list))
  return others.length >= limit
}

/** If the customer cannot save this card, returns the reason. Otherwise returns undefined. */
export function refuseSaving(
  world: World,
  customer: CustomerDocument,
  card: CardDocument,
  list: CardList,
): Refusal | undefined {
  const { outcome } = card
  const now = world.now()
  const free = isCredit(list) ? freeCardSlots(customer) : freeDebitSlots(customer)
  const changes = isCredit(list) ? allowedCardChanges(customer, now) : allowedDebitChanges(customer, now)
  if (customer.quirks.cardsLocked) return locked
  if (card.owner !== undefined || has(world, customer, card, list)) return refusal(422, 223, 'saved already')
  if (outcome.kind === 'refused' && outcome.code === 214) return refusal(422, 214, 'blocked for fraud')
  if (outcome.kind === 'refused' && outcome.code === 263) return refusal(422, 263, 'cannot recharge')
  if (isTaken(world, customer, card, list)) return refusal(422, 209, 'too many others have it')
  if (free === 0) return refusal(422, isCredit(list) ? 222 : 227, 'too many cards')
  return changes === 0 ? refusal(422, 229, 'too many changes in 30 days') : undefined
}
