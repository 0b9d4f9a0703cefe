import { digitsOf } from './digits.ts'

/** As many digits are meant as a number, whatever stands around them. */
const MEANT_DIGITS = 8

/**
 * Whether a pasted text is no number, though it has digits: few of them amid letters or markup, as in `alert(1)`. Amid
 * letters the few count where they are just what the field asks for, which `isRight` tells: "CVV 123".
 */
export function isNoNumber(pasted: string, isRight: (text: string) => boolean): boolean {
  if (digitsOf(pasted).length >= MEANT_DIGITS) return false
  return /[<>{}]/.test(pasted) || (/\p{L}/u.test(pasted) && !isRight(pasted))
}
