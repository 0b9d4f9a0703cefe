import words from '../../flow-configs/shared/saved.json'
import type { Brand } from '../../runtime/rules/card-brands.ts'
import { formatPhone } from '../../runtime/rules/phone.ts'
import { brandNames } from './brand-names.ts'
import { fill } from './fill.ts'

const NO_BREAK = '\u00a0'

/** Returns a card's name by brand and last digits. These digits alone cannot pay. */
export function cardWords({ brand, last }: { readonly brand: string; readonly last: string }): string {
  return fill(words.card, { brand: brandNames(brand), last })
}

/** Returns the number of digits of a card's CVV: `3`, or `3 ou 4` while its brand is unknown. */
export function codeDigits(brand: Brand | undefined): string {
  return brand === undefined ? words.codeDigits : String(brand.code)
}

/** Returns a number with no-break spaces, after the name under which it was saved. */
export function numberWords(msisdn: string, name?: string): string {
  const number = formatPhone(msisdn).replace(' ', NO_BREAK)
  return name === undefined ? number : fill(words.number, { name, number })
}
