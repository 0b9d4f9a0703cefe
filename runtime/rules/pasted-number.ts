import { digitsOf } from './digits.ts'

/** If a pasted text has at least this many digits, it counts as a number, whatever else it contains. */
const MEANT_DIGITS = 8

/**
 * Returns whether a pasted text is not meant as a number. Such a text has few digits among letters or markup, as in
 * `alert(1)`. If a text without markup has few digits and some letters, it counts as a number if `isRight` accepts it
 * for the field: "CVV 123".
 */
export function isNoNumber(pasted: string, isRight: (text: string) => boolean): boolean {
  if (digitsOf(pasted).length >= MEANT_DIGITS) return false
  return /[<>{}]/.test(pasted) || (/\p{L}/u.test(pasted) && !isRight(pasted))
}
