import type { Brand } from './card-brands.ts'
import { digitsOf } from './digits.ts'

/**
 * `three` and `four`: the brand's CVV must have that many digits. `short` and `long`: for an unknown or unusual brand.
 */
export type CvvViolation = 'empty' | 'short' | 'long' | 'three' | 'four'

/** The number of digits of a CVV on the front of a card. A CVV on the back has three digits. */
export const FRONT_CODE_DIGITS = 4

const lengthNames: { readonly [digits: number]: CvvViolation } = { 3: 'three', [FRONT_CODE_DIGITS]: 'four' }

/** Returns what is wrong with a typed CVV. If it is right, returns null. The CVV is a text: "007" has three digits. */
export function checkCvv(text: string, brand: Brand | undefined): CvvViolation | null {
  const { length } = digitsOf(text)
  if (length === 0) return 'empty'
  const shortest = brand?.code ?? 3
  const longest = brand?.code ?? FRONT_CODE_DIGITS
  if (length >= shortest && length <= longest) return null
  return lengthNames[brand?.code ?? 0] ?? (length < shortest ? 'short' : 'long')
}
