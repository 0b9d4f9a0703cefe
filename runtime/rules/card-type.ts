import { foldAccents } from './fold-accents.ts'

/** How a card can be charged. For `both` (Cielo's "Multiplo") the customer chooses. */
export type CardType = 'credit' | 'debit' | 'both'

const cardTypeByWord: ReadonlyMap<string, CardType> = new Map([
  ['credito', 'credit'],
  ['credit', 'credit'],
  ['debito', 'debit'],
  ['debit', 'debit'],
  ['multiplo', 'both'],
  ['both', 'both'],
])

/**
 * Returns the card type for the `CardType` of a look-up (`Crédito`, `Débito`, `Multiplo`), with any accents and case.
 * For any other word, returns undefined, and the caller uses the chosen payment type. Source: Cielo, Consulta BIN.
 */
export function parseCardType(text: string): CardType | undefined {
  return cardTypeByWord.get(foldAccents(text).trim().toLowerCase())
}
