import { digitsOf, halfWidth } from './digits.ts'

export type SmsCodeViolation = 'empty' | 'short'

const codeDigits = 6

/**
 * Returns the digits of an SMS code, at most six, from what was typed or from the pasted message
 * ("Recarga 12h: 480215"). Of a message the code is the run of exactly six digits, the last of several; without one, the
 * last that is written in two halves ("123 456"). `inserted` is what was pasted or filled in just now: a code in it counts
 * before what else stands in the field.
 */
export function extractSmsCode(text: string, inserted = ''): string {
  return codeIn(inserted) ?? codeIn(text) ?? digitsOf(text).slice(0, codeDigits)
}

function codeIn(text: string): string | undefined {
  const plain = halfWidth(text)
  const runs = plain.split(/\D+/).filter(({ length }) => length === codeDigits)
  // No lookbehind: Safari 15.4 refuses a script that has one.
  const halves = [...plain.matchAll(/(?:^|\D)(\d{3}[\s-]\d{3})(?!\d)/g)].map(([, code]) => code)
  const code = runs.pop() ?? halves.pop()
  return code === undefined ? undefined : digitsOf(code)
}

/** What is wrong with an SMS code as typed or pasted, or null when it has its six digits. */
export function checkSmsCode(text: string): SmsCodeViolation | null {
  const code = extractSmsCode(text)
  if (code === '') return 'empty'
  return code.length < codeDigits ? 'short' : null
}
