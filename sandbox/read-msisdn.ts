import { parseMobile } from '../runtime/rules/phone.ts'
import { invalid, type Refusal, refusal } from './answer.ts'

/** The msisdn as 11 digits, or the refusal that says what is wrong with it. */
export function readMsisdn(text: string): { msisdn: string } | Refusal {
  const mobile = parseMobile(text)
  if (mobile.ok) return { msisdn: mobile.msisdn }
  if (mobile.violation === 'ninthDigit') return refusal(400, 242, 'the ninth digit is missing')
  if (mobile.violation === 'landline') return refusal(400, 202, 'not a mobile number')
  return invalid('msisdn is not a mobile number')
}
