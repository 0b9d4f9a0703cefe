import { callName } from '../../runtime/operator/contract/call.ts'
import { type CallName, calls } from '../../runtime/operator/contract/table.ts'
import { checkCustomer, checkLogout } from './check-customer.ts'
import { checkPix } from './check-pix.ts'
import { createChecker } from './checker.ts'
import type { Line } from './findings.ts'
import { logIn } from './log-in.ts'
import { whyNotAsked } from './not-asked.ts'
import type { Target } from './target.ts'

export interface Options {
  readonly send: typeof fetch
  /** The test customer. Without one, only the calls that need no session are sent. */
  readonly msisdn: string | undefined
  /** Returns the SMS code after it was sent, or undefined if it is unknown. */
  readonly smsCode: () => Promise<string | undefined>
  /** Whether a Pix may be created. Nothing else is ever charged. */
  readonly mayCharge: boolean
  /** Resolves after this time (ms). */
  readonly wait: (ms: number) => Promise<unknown>
}

/** Sends the calls in the order of the app's journeys. Returns a line for each request, and for each call without one. */
export async function checkOperator(target: Target, options: Options): Promise<readonly Line[]> {
  const { send, msisdn, smsCode, mayCharge, wait } = options
  const checker = createChecker(target, send)
  await checker.check('getChannelSettings', calls.getChannelSettings, { params: {} })
  await checker.check('getGeolocation', calls.getGeolocation, { params: {} })
  const session = msisdn === undefined ? undefined : await logIn(checker, msisdn, smsCode)
  if (session) {
    const { amounts, ways } = await checkCustomer(checker, session)
    if (mayCharge && ways.includes('pix')) await checkPix(checker, session, amounts, wait)
    // A charge has a header that no other call has. Its preflight charges nothing.
    else await checker.checkPreflight(calls.createPixRecharge, { id: session.id })
    await checkLogout(checker, session)
  }
  const reason = msisdn === undefined ? 'it needs a test customer: give --msisdn' : 'the login before it failed'
  const rest = Object.keys(calls).filter((name): name is CallName => Object.hasOwn(calls, name))
  const skipped = rest
    .filter(name => !checker.asked.has(name))
    .map(name => ({
      name: callName(calls[name]),
      findings: [],
      skipped: whyNotAsked(name) ?? (session ? 'it is not offered' : reason),
    }))
  return [...checker.lines, ...skipped]
}
