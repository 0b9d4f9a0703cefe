import { digitsOf } from './digits.ts'

/** A pasted text with this many digits counts as a number, whatever else it contains. */
const MEANT_DIGITS = 8

/**
 * Returns whether a pasted text is not meant as a number, because its few digits are among letters or markup, as in
 * `alert(1)`. Without markup, a text with few digits and letters counts as a number if `isRight` accepts it for the
 * field: "CVV 123".
 */
export function isNoNumber(pasted: string, isRight: (text: string) => boolean): boolean {
  if (digitsOf(pasted).length >= MEANT_DIGITS) return false
  return /[<>{}]/.test(pasted) || (/\p{L}/u.test(pasted) && !isRight(pasted))
}
