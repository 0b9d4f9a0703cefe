import { digitsOf } from '../../runtime/rules/digits.ts'
import { missing, type Refusal, refusal } from '../answer.ts'
import type { CardDocument, CustomerDocument, SavedCardDocument } from '../documents.ts'
import { testWallets } from '../seed/test-cards.ts'
import type { World } from '../world.ts'

interface Sent {
  readonly token: string
  readonly cvv?: string | undefined
}

/** Returns all saved cards of the customer: credit cards, debit cards and Caixa cards. */
export function savedCards({ cards, debitCards, cefCards }: CustomerDocument): SavedCardDocument[] {
  return [...cards, ...debitCards, ...cefCards]
}

/** If the token belongs to this customer or to nobody, returns its card. */
export function cardFor(world: World, customer: CustomerDocument, token: string): CardDocument | undefined {
  const card = world.store.get('card', token)
  return card && (card.owner === undefined || card.owner === customer.id) ? card : undefined
}

/**
 * Returns whether the number of digits of the CVV is right for the card's brand. The sandbox rejects a CVV of zeros.
 */
function isCvvRight(cvv: string | undefined, card: CardDocument): boolean {
  const digits = digitsOf(cvv ?? '')
  return digits.length === (card.brand === 'AMEX' ? 4 : 3) && !/^0+$/.test(digits)
}

/**
 * Returns the card to charge. Returns code 102 for an unknown token or a wrong CVV, 263 for a deleted card, and 303 for
 * an unconfirmed card.
 */
export function payingCard(
  world: World,
  customer: CustomerDocument,
  sent: Sent | undefined,
  options: { readonly alwaysCvv?: true } = {},
): CardDocument | Refusal {
  const card = sent && cardFor(world, customer, sent.token)
  if (!card) return missing('card.token is not a card')
  const saved = savedCards(customer).find(one => one.token === card.token)
  // The customer had saved this card and deleted it, perhaps on another device.
  if (card.owner !== undefined && saved === undefined) return refusal(422, 263, 'saved no more')
  if (customer.quirks.confirmsCards && saved?.confirmed === false) return refusal(422, 303, 'not confirmed')
  const isKept = saved?.keepsCvv === true && !options.alwaysCvv
  return isKept || isCvvRight(sent.cvv, card) ? card : missing('card.cvv is missing or wrong')
}

/** Returns the card for a payment by browser wallet. The wallet sends a test token and no CVV. */
export function walletCard(sent: Sent | undefined): CardDocument | Refusal {
  const wallet = testWallets.find(one => one.token === sent?.token)
  if (!wallet) return missing('card.token is not of a wallet')
  return { token: wallet.token, brand: 'VISA', bin: '424242', last: '4242', outcome: wallet.outcome }
}
