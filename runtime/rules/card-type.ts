import { foldAccents } from './fold-accents.ts'

/** How a card can be charged. `both` is Cielo's "Multiplo": the customer chooses. */
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
 * Reads the `CardType` of a BIN look-up (`Crédito`, `Débito`, `Multiplo`), whatever its accents and case. Returns
 * undefined for any other word: then the caller uses the chosen payment type. Source: Cielo, Consulta BIN.
 */
export function parseCardType(text: string): CardType | undefined {
  return cardTypeByWord.get(foldAccents(text).trim().toLowerCase())
}
