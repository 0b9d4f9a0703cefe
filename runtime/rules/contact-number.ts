import { parseMobile } from './phone.ts'

/** Of the numbers of one person, the first that is a mobile; else the first, so that what is wrong with it can be said. */
export function contactNumber(numbers: readonly string[]): string {
  return numbers.find(number => parseMobile(number).ok) ?? numbers[0] ?? ''
}
