import { done, notFound, type Refusal, refusal, type Success } from '../answer.ts'
import type { CardDocument, CustomerDocument, SavedCardDocument } from '../documents.ts'
import { isRecent } from '../limits.ts'
import type { World } from '../world.ts'
import { type CardList, locked, refuseSaving } from './saving-rules.ts'

type Answer = Success<undefined> | Refusal

/** Saves a tokenized card for the customer. The first card of a list becomes the favourite of that list. */
export function saveCard(
  world: World,
  customer: CustomerDocument,
  card: CardDocument | undefined,
  { list, favorite = false }: { readonly list: CardList; readonly favorite?: boolean | undefined },
): Answer {
  if (!card) return notFound
  const refused = refuseSaving(world, customer, card, list)
  if (refused) return refused
  const { token, brand, last } = card
  const others = favorite ? customer[list].map(one => ({ ...one, favorite: false })) : customer[list]
  const saved = { token, brand, last, favorite: favorite || others.length === 0, confirmed: false, keepsCvv: false }
  world.store.put('card', token, { ...card, owner: customer.id })
  const added = list === 'cards' ? 'cardsAdded' : 'debitCardsAdded'
  const now = world.now()
  world.store.put('customer', customer.id, {
    ...customer,
    [list]: [...others, saved],
    [added]: [...customer[added].filter(at => isRecent(at, now)), now],
  })
  return done
}

function changeCards(
  world: World,
  customer: CustomerDocument,
  { list, token }: { readonly list: CardList; readonly token: string },
  change: (cards: readonly SavedCardDocument[]) => readonly SavedCardDocument[],
): Answer {
  if (!customer[list].some(card => card.token === token)) return notFound
  if (customer.quirks.cardsLocked) return locked
  world.store.put('customer', customer.id, { ...customer, [list]: change(customer[list]) })
  return done
}

/**
 * Deletes a saved card, and the schedule that the card pays. The card's token stays stored, but cannot pay any more.
 */
export function deleteSavedCard(world: World, customer: CustomerDocument, list: CardList, token: string): Answer {
  const answer = changeCards(world, customer, { list, token }, cards => cards.filter(card => card.token !== token))
  if (answer.kind === 'refusal') return answer
  if (world.store.get('recurrence', customer.id)?.token === token) world.store.delete('recurrence', customer.id)
  return answer
}

export function makeFavorite(world: World, customer: CustomerDocument, list: CardList, token: string): Answer {
  return changeCards(world, customer, { list, token }, cards =>
    cards.map(card => ({ ...card, favorite: card.token === token })),
  )
}

/** Returns the amount on the sandbox's statement: R$ 1 plus the card's last two digits as centavos. */
const confirmationCentsOf = ({ last }: SavedCardDocument): number => 100 + Number(last.slice(-2))

const CONFIRMATION_TRIES = 3

/**
 * Confirms a card by an amount. Returns code 303 for a wrong amount. After three wrong amounts it always returns 216,
 * even for the right amount.
 */
export function confirmOwnership(
  world: World,
  customer: CustomerDocument,
  { token, amountCents }: { readonly token: string; readonly amountCents: number },
): Answer {
  const card = customer.cards.find(one => one.token === token)
  if (!card) return notFound
  if (customer.quirks.cardsLocked) return locked
  const wrong = card.wrongConfirmations ?? 0
  if (wrong >= CONFIRMATION_TRIES) return refusal(422, 216, 'too many wrong amounts')
  const isRight = confirmationCentsOf(card) === amountCents
  const change = isRight ? { confirmed: true, wrongConfirmations: 0 } : { wrongConfirmations: wrong + 1 }
  const changed = changeCards(world, customer, { list: 'cards', token }, cards =>
    cards.map(one => (one.token === token ? { ...one, ...change } : one)),
  )
  return isRight ? changed : refusal(422, 303, 'not the amount of the statement')
}
