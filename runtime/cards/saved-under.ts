import type { FactValue } from '../facts.ts'
import { getCustomer } from '../operator/contract/customer.ts'
import type { Context } from '../service/service.ts'

interface Card {
  readonly brand?: string | undefined
  readonly last?: string | undefined
  /** The list (credit, debit or Caixa) in which the card is saved. */
  readonly kind: FactValue<'card.kind'>
}

/**
 * Returns the token under which the customer's card is saved, out of the given tokens. Returns null if it is not saved,
 * undefined if unknown.
 */
export async function savedUnder(
  { fact, send }: Context,
  tokens: readonly string[],
  { brand, last, kind }: Card,
  signal: AbortSignal,
): Promise<string | null | undefined> {
  const answer = await send(getCustomer, { params: { msisdn: fact('session.msisdn') ?? '' }, signal })
  if (answer.kind !== 'ok') return undefined
  const { credit_cards, debit_cards, cef_debit_cards } = answer.data
  const cards = { credit: credit_cards, debit: debit_cards, cef: cef_debit_cards }
  // The token is not enough to recognize the card. The customer may have typed another card since the token was sent,
  // so the brand and the last digits must match, too.
  const ofKind = cards[kind]
  if (ofKind === undefined || brand === undefined || last === undefined) return undefined
  const found = ofKind.find(
    card => tokens.includes(card.token) && card.brand.toUpperCase() === brand.toUpperCase() && card.last === last,
  )
  return found?.token ?? null
}
