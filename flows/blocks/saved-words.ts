import words from '../../flow-configs/shared/saved.json'
import { formatPhone } from '../../runtime/rules/phone.ts'
import { brandNames } from './brand-names.ts'
import { fill } from './fill.ts'

const NO_BREAK = '\u00a0'

/** As a person knows a card: not enough to pay with. */
export function cardWords({ brand, last }: { readonly brand: string; readonly last: string }): string {
  return fill(words.card, { brand: brandNames(brand), last })
}

/** A number that does not break, with the name it was saved under. */
export function numberWords(msisdn: string, name?: string): string {
  const number = formatPhone(msisdn).replace(' ', NO_BREAK)
  return name === undefined ? number : fill(words.number, { name, number })
}
