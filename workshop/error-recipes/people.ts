import { formatPhone } from '../../runtime/rules/phone.ts'
import { testNumbers } from '../../sandbox/seed/seed.ts'

/** Returns the number of a seed customer, 11 digits. */
export function numberOf(key: string): string {
  const found = testNumbers.find(one => one.key === key)
  if (found === undefined) throw new Error(`The sandbox has no ${key}.`)
  return found.msisdn
}

/** Returns the number as pages show it, with no-break spaces. */
export const phoneOf = (msisdn: string): string => formatPhone(msisdn).replace(/ /g, '\u00a0')
