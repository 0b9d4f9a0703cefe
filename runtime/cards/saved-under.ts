import { getCustomer } from '../operator/contract/customer.ts'
import type { Context } from '../service.ts'

interface Card {
  readonly brand: string
  readonly last: string
}

/** Whether the card is among the customer's of its kind under one of these tokens; undefined when nobody could be asked. */
export async function isSavedUnder(
  { fact, send }: Context,
  tokens: readonly string[],
  { brand, last }: Card,
  signal: AbortSignal,
): Promise<boolean | undefined> {
  const answer = await send(getCustomer, { params: { msisdn: fact('session.msisdn') ?? '' }, signal })
  if (answer.kind !== 'ok') return undefined
  const { credit_cards, debit_cards, cef_debit_cards } = answer.data
  const kind = fact('card.kind')
  const cards = { credit: credit_cards, debit: debit_cards, cef: cef_debit_cards }
  // Another number may have been typed since, or another kind chosen.
  return (kind === undefined ? [] : cards[kind]).some(
    card => tokens.includes(card.token) && card.brand.toUpperCase() === brand.toUpperCase() && card.last === last,
  )
}
