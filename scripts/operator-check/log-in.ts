import { calls } from '../../runtime/operator/contract/table.ts'
import type { Checker } from './checker.ts'

/** A session of the test customer. */
export interface Session {
  readonly token: string
  readonly msisdn: string
  /** The customer's id, for the paths of later calls. */
  readonly id: string
}

/** Returns another code of the same length. */
function wrong(code: string): string {
  return `${code.slice(0, -1)}${(Number(code.slice(-1)) + 1) % 10}`
}

/** Logs the test customer in. Sends a wrong code first, because its refusal decides what the customer reads. */
export async function logIn(
  checker: Checker,
  msisdn: string,
  smsCode: () => Promise<string | undefined>,
): Promise<Session | undefined> {
  const { check } = checker
  const sent = await check('sendSmsToken', calls.sendSmsToken, { params: {}, body: { msisdn } })
  const authCode = sent.data && (await smsCode())
  if (sent.data === undefined || authCode === undefined) return undefined
  const { encryptedMsisdn } = sent.data
  const open = { params: {}, body: { encryptedMsisdn, authCode } }
  const refusedWith = { status: 422, code: 1000 }
  const wrongBody = { encryptedMsisdn, authCode: wrong(authCode) }
  await check('openSession', calls.openSession, { params: {}, body: wrongBody, refusedWith }, 'wrong SMS code')
  const opened = await check('openSession', calls.openSession, open)
  if (opened.data === undefined) return undefined
  const { id: token, msisdn: owner } = opened.data
  const params = { msisdn: owner }
  await check('getFeatureToggles', calls.getFeatureToggles, { params, token })
  await check('getCustomer', calls.getCustomer, { params, refusedWith: { status: 401 } }, 'without a session')
  const customer = await check('getCustomer', calls.getCustomer, { params, token })
  return customer.data && { token, msisdn: owner, id: customer.data.id }
}
