import { digitsOf, halfWidth } from './digits.ts'

export type SmsCodeViolation = 'empty' | 'short'

const codeDigits = 6

/**
 * Returns the digits of an SMS code, at most six, from a typed text or a pasted message ("Recarga 12h: 480215"). In a
 * message, the code is the last group of exactly six digits. If there is none, it is the last code in two halves ("123
 * 456"). `inserted` is the text that was just pasted or filled in. If it contains a code, the rest of the field is
 * ignored.
 */
export function extractSmsCode(text: string, inserted = ''): string {
  return codeIn(inserted) ?? codeIn(text) ?? digitsOf(text).slice(0, codeDigits)
}

function codeIn(text: string): string | undefined {
  const plain = halfWidth(text)
  const runs = plain.split(/\D+/).filter(({ length }) => length === codeDigits)
  // With a lookbehind in this pattern, Safari 15.4 would reject the whole script.
  const halves = [...plain.matchAll(/(?:^|\D)(\d{3}[\s-]\d{3})(?!\d)/g)].map(([, code]) => code)
  const code = runs.pop() ?? halves.pop()
  return code === undefined ? undefined : digitsOf(code)
}

/** Returns what is wrong with a typed or pasted SMS code. If it has six digits, returns null. */
export function checkSmsCode(text: string): SmsCodeViolation | null {
  const code = extractSmsCode(text)
  if (code === '') return 'empty'
  return code.length < codeDigits ? 'short' : null
}
