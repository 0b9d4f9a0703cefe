import type { Brand } from './card-brands.ts'
import { digitsOf } from './digits.ts'

export type CvvViolation = 'empty' | 'short' | 'long'

/**
 * What is wrong with a cvv as typed, or null. It has as many digits as its brand's `code`; while the brand is unknown,
 * three or four. The cvv is text: "007" has three digits.
 */
export function checkCvv(text: string, brand: Brand | undefined): CvvViolation | null {
  const { length } = digitsOf(text)
  if (length === 0) return 'empty'
  if (length < (brand?.code ?? 3)) return 'short'
  return length > (brand?.code ?? 4) ? 'long' : null
}
