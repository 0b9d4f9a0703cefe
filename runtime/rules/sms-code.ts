import { digitsOf } from './digits.ts'

export type SmsCodeViolation = 'empty' | 'short'

const codeDigits = 6

/**
 * The digits of an SMS code, at most six, from what was typed or from the pasted message
 * ("Seu código é 123 456"). In a message with other numbers, the first that stands alone with six digits is the code.
 */
export function extractSmsCode(text: string): string {
  const alone = /(?:^|\D)(\d{3}[\s-]?\d{3})(?!\d)/.exec(text)
  return digitsOf(alone?.[1] ?? text).slice(0, codeDigits)
}

/** What is wrong with an SMS code as typed or pasted, or null when it has its six digits. */
export function checkSmsCode(text: string): SmsCodeViolation | null {
  const code = extractSmsCode(text)
  if (code === '') return 'empty'
  return code.length < codeDigits ? 'short' : null
}
