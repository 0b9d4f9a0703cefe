import { type Refusal, refusal } from '../answer.ts'

/**
 * The occasion on which the operator checks the number: after the right SMS code, for a recharge's recipient, or for a
 * new saved recipient.
 */
export type Occasion = 'login' | 'recharge' | 'dependent'

export interface TestLine {
  /**
   * The number consists of `1190000`, a digit for the login, the recharge or the saved recipient, and the refusal's
   * code.
   */
  readonly msisdn: string
  readonly occasion: Occasion
  readonly code: number
  readonly status: number
  readonly does: string
}

const digits: Readonly<Record<Occasion, string>> = { login: '0', recharge: '1', dependent: '2' }

function line(occasion: Occasion, status: number, code: number, does: string): TestLine {
  return { msisdn: `1190000${digits[occasion]}${code}`, occasion, code, status, does }
}

/**
 * Numbers with refusals that a test customer's actions cannot cause, such as a number that was never registered. At a
 * login, the operator refuses only after the right SMS code, so only a person with the phone learns the reason.
 */
export const testLines: readonly TestLine[] = [
  line('login', 422, 201, 'has an account already'),
  line('login', 404, 205, 'was never registered'),
  line('login', 422, 208, 'is not known to the network'),
  line('login', 404, 212, 'is not registered for recharges'),
  line('login', 403, 213, 'was cancelled less than 30 days ago'),
  line('login', 422, 215, 'is a customer who may not recharge'),
  line('login', 422, 228, 'has an account already, as another kind of customer'),
  line('login', 403, 230, 'is blocked for 24 hours, for security'),
  line('login', 403, 238, 'is a line that was cancelled less than 30 days ago'),
  line('login', 422, 240, 'is a customer who is still being registered'),
  line('login', 404, 246, 'had an account, of which nothing is left'),
  line('login', 404, 500, 'is a customer whose account is not found'),
  line('recharge', 400, 202, 'is another operator’s number'),
  line('recharge', 422, 208, 'is not known to the network'),
  line('recharge', 422, 403, 'has a plan that cannot be recharged'),
  line('recharge', 422, 404, 'is not enabled for recharges'),
  line('recharge', 422, 405, 'may not be recharged'),
  line('dependent', 422, 231, 'is a customer'),
  line('dependent', 422, 233, 'cannot be anybody’s dependant'),
  line('dependent', 422, 234, 'is a dependant already'),
  line('dependent', 422, 235, 'left another customer less than 30 days ago'),
  line('dependent', 422, 236, 'cannot be a dependant of this customer'),
  line('dependent', 422, 237, 'belongs to another account'),
]

/**
 * Returns the refusal of a test line when it logs in, is recharged or is saved as a recipient. Returns undefined for
 * any other number.
 */
export function lineRefusal(occasion: Occasion, msisdn: string): Refusal | undefined {
  const found = testLines.find(one => one.occasion === occasion && one.msisdn === msisdn)
  return found && refusal(found.status, found.code, found.does)
}

/**
 * Describes all test lines: the pattern of their numbers, and the codes for the login, for a recharge and for a saved
 * recipient.
 */
export function describeLines(): readonly [pattern: string, does: string] {
  const codes = (occasion: Occasion) => testLines.filter(one => one.occasion === occasion).map(({ code }) => code)
  const each = (occasion: Occasion) => `${digits[occasion]} at ${occasion}: ${codes(occasion).join(' ')}`
  return [
    '(11) 90000-xCCC',
    `refused with code CCC, by x: ${[each('login'), each('recharge'), each('dependent')].join('; ')}`,
  ]
}
