import { parseMobile } from './phone.ts'

/**
 * Returns a contact's first mobile number. If there is none, returns the first number, so that the field can show what
 * is wrong with it.
 */
export function contactNumber(numbers: readonly string[]): string {
  return numbers.find(number => parseMobile(number).ok) ?? numbers[0] ?? ''
}
