import { parseMobile } from '../runtime/rules/phone.ts'
import { invalid, type Refusal, refusal } from './answer.ts'
import { lineRefusal } from './seed/test-lines.ts'

/**
 * If the msisdn is valid, returns it with 11 digits. Otherwise returns a refusal that explains what is wrong with it.
 */
export function readMsisdn(text: string): { msisdn: string } | Refusal {
  const mobile = parseMobile(text)
  if (mobile.ok) return { msisdn: mobile.msisdn }
  if (mobile.violation === 'ninthDigit') return refusal(400, 242, 'the ninth digit is missing')
  if (mobile.violation === 'landline') return refusal(400, 202, 'not a mobile number')
  return invalid('msisdn is not a mobile number')
}

/** If the msisdn of a recipient is valid, for a recharge or a schedule, returns it. Otherwise returns a refusal. */
export function readRecipient(text: string): { msisdn: string } | Refusal {
  const read = readMsisdn(text)
  return 'kind' in read ? read : (lineRefusal('recharge', read.msisdn) ?? read)
}
