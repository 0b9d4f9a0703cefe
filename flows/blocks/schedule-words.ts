import words from '../../flow-configs/shared/schedule.json'
import { formatBrl, formatBrlShort } from '../../runtime/rules/money.ts'
import { formatPhone } from '../../runtime/rules/phone.ts'
import { brandNames } from './brand-names.ts'
import { fill } from './fill.ts'

const NO_BREAK = '\u00a0'

export const weekdays: readonly string[] = Object.keys(words.days)
export const frequencyWords = words.frequencies

/** `todo dia 5`, `toda segunda`; as it stands in the middle of a sentence. */
export function whenWords(frequency: 'weekly' | 'monthly', day: string): string {
  return frequency === 'weekly'
    ? (words.days[day.toLowerCase()] ?? '')
    : fill(words.monthDay, { day: String(Number(day)) })
}

/** As it begins a line. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

export function cardWords({ brand, last }: { readonly brand: string; readonly last: string }): string {
  return fill(words.card, { brand: brandNames(brand), last })
}

/** A number that does not break, with the name it was saved under. */
export function numberWords(msisdn: string, name?: string): string {
  const number = formatPhone(msisdn).replace(' ', NO_BREAK)
  return name === undefined || name === '' ? number : fill(words.named, { name, number })
}

/** `R$ 20`, with its cents only where there are any. */
export function valueWords(cents: number): string {
  return cents % 100 === 0 ? `R$${NO_BREAK}${formatBrlShort(cents)}` : formatBrl(cents)
}
