import words from '../../flow-configs/shared/saved.json'
import type { Brand } from '../../runtime/rules/card-brands.ts'
import { formatPhone } from '../../runtime/rules/phone.ts'
import { brandNames } from './brand-names.ts'
import { fill } from './fill.ts'

const NO_BREAK = '\u00a0'

/** Returns a card's name, which consists of the brand and the last digits. Nobody can pay with these digits alone. */
export function cardWords({ brand, last }: { readonly brand: string; readonly last: string }): string {
  return fill(words.card, { brand: brandNames(brand), last })
}

/** Returns the number of digits of a card's CVV as text: `3`, or `3 ou 4` while the brand is unknown. */
export function codeDigits(brand: Brand | undefined): string {
  return brand === undefined ? words.codeDigits : String(brand.code)
}

/** Returns a phone number with no-break spaces. If it was saved with a name, the name comes first. */
export function numberWords(msisdn: string, name?: string): string {
  const number = formatPhone(msisdn).replace(' ', NO_BREAK)
  return name === undefined ? number : fill(words.number, { name, number })
}
