import type { Brand, BrandTree } from './card-brands.ts'
import { findBrand, possibleBrands } from './card-brands.ts'
import { digitsOf, halfWidth } from './digits.ts'

export type CardNumberViolation = 'empty' | 'short' | 'unknownBrand' | 'invalid'

const usualGaps: readonly number[] = [4, 8, 12]

/** Returns whether the last digit is the check digit of the others. Source: ISO/IEC 7812-1 (Luhn). */
export function luhn(digits: string): boolean {
  if (!/^\d+$/.test(digits)) return false
  let sum = 0
  for (let fromRight = 0; fromRight < digits.length; fromRight++) {
    const digit = Number(digits[digits.length - 1 - fromRight])
    const doubled = digit * 2
    if (fromRight % 2 === 0) sum += digit
    else sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}

const shortest = 13
const longest = 19
/** Characters that separate a card number from other text. */
const between = /[^\d\s.·–-]+/

/**
 * Returns the digits of a card number as typed or pasted. If the text has too many digits, returns the group of digits
 * that is as long as a card number.
 */
export function panIn(text: string): string {
  const digits = digitsOf(text)
  if (digits.length <= longest) return digits
  const stretches = halfWidth(text).split(between).map(digitsOf)
  return stretches.find(({ length }) => length >= shortest && length <= longest) ?? digits
}

/**
 * Returns the error of a typed card number. If there is no error, returns null. Ignores everything but digits.
 * `unknownBrand`: no brand has these first digits. `short`: the brand's numbers are longer. `invalid`: the number is
 * too long, or its check digit is wrong (all six brands use one).
 */
export function checkCardNumber(text: string, tree: BrandTree): CardNumberViolation | null {
  const pan = digitsOf(text)
  if (pan === '') return 'empty'
  const brand = findBrand(tree, pan)
  if (brand === undefined) return possibleBrands(tree, pan).length === 0 ? 'unknownBrand' : 'short'
  if (pan.length > Math.max(...brand.lengths)) return 'invalid'
  if (!brand.lengths.includes(pan.length)) return 'short'
  return luhn(pan) ? null : 'invalid'
}

/**
 * Returns the card number with a space at each gap of its brand. If the brand is unknown, the spaces come after 4, 8
 * and 12 digits. It keeps every digit.
 */
export function formatCardNumber(digits: string, brand: Brand | undefined): string {
  const gaps = brand?.gaps ?? usualGaps
  return Array.from(digitsOf(digits), (digit, at) => (gaps.includes(at) ? ` ${digit}` : digit)).join('')
}
