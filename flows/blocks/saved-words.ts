import words from '../../flow-configs/shared/saved.json'
import type { Brand } from '../../runtime/rules/card-brands.ts'
import { formatPhone } from '../../runtime/rules/phone.ts'
import { brandNames } from './brand-names.ts'
import { fill } from './fill.ts'

const NO_BREAK = '\u00a0'

/** As a person knows a card: not enough to pay with. */
export function cardWords({ brand, last }: { readonly brand: string; readonly last: string }): string {
  return fill(words.card, { brand: brandNames(brand), last })
}

/** How many digits a card's security code has: `3`, or `3 ou 4` while its brand is not known. */
export function codeDigits(brand: Brand | undefined): string {
  return brand === undefined ? words.codeDigits : String(brand.code)
}

/** A number that does not break, with the name it was saved under. */
export function numberWords(msisdn: string, name?: string): string {
  const number = formatPhone(msisdn).replace(' ', NO_BREAK)
  return name === undefined ? number : fill(words.number, { name, number })
}
