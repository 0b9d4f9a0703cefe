import type { Answer } from '../operator/answer.ts'
import { hashNumber } from '../operator/charge/in-flight.ts'
import { openSession, resendSmsToken, sendSmsToken } from '../operator/contract/session.ts'
import { type Context, defineService, failure } from '../service/service.ts'
import { beginSession, begun } from './begin.ts'

const WRONG_CODE = 1000
const BLOCKED = [207, 230]

export const requestCode = defineService({
  outcomes: {
    sent: { gives: ['login.handle', 'login.sentAt'], mayGive: ['login.valueHandle'] },
    refused: { says: true },
    unreachable: { says: true },
  },
  needs: ['login.msisdn'],
  async run(context, signal) {
    const answer = await askForCode(context, signal)
    if (answer.kind !== 'ok') return failure(answer)
    const { encryptedMsisdn, encryptedValor } = answer.data
    return {
      outcome: 'sent',
      gives: {
        'login.handle': encryptedMsisdn,
        'login.valueHandle': encryptedValor,
        'login.sentAt': context.clock.elapsed(),
      },
    }
  },
})

/**
 * Requests the SMS code. An amount that the customer chose before is sent with it, and the operator returns that amount
 * when it opens the session.
 */
async function askForCode(
  { send, fact, newId }: Context,
  signal: AbortSignal,
): Promise<Answer<{ readonly encryptedMsisdn: string; readonly encryptedValor?: string | undefined }>> {
  const msisdn = fact('login.msisdn') ?? ''
  const valor = fact('login.value')
  const asked = { params: {}, key: newId(), signal }
  return valor === undefined
    ? send(sendSmsToken, { ...asked, body: { msisdn } })
    : send(resendSmsToken, { ...asked, body: { msisdn, valor } })
}

export const openCustomerSession = defineService({
  outcomes: {
    opened: begun,
    wrongCode: { says: true, at: 'login.code', gives: ['login.wrongTries'] },
    blocked: { says: true },
    refused: { says: true },
    unreachable: { says: true },
  },
  needs: ['login.handle', 'login.code'],
  async run(context, signal) {
    const encryptedMsisdn = context.fact('login.handle') ?? ''
    const authCode = context.fact('login.code') ?? ''
    // A retry after a lost answer has the same idempotency key, so that the operator counts a wrong code once. If the
    // customer types the same code again after a refusal, the number of wrong tries makes the key a new one.
    const wrongTries = context.fact('login.wrongTries') ?? 0
    const key = `session-${wrongTries}-${hashNumber(authCode, encryptedMsisdn)}`
    const encryptedValor = context.fact('login.valueHandle')
    const body = { encryptedMsisdn, authCode, ...(encryptedValor === undefined ? {} : { encryptedValor }) }
    const opened = await context.send(openSession, { params: {}, body, key, signal })
    if (opened.kind === 'refused' && opened.code === WRONG_CODE)
      return { outcome: 'wrongCode', code: `${WRONG_CODE}`, gives: { 'login.wrongTries': wrongTries + 1 } }
    if (opened.kind === 'refused' && BLOCKED.includes(opened.code))
      return { outcome: 'blocked', code: `${opened.code}` }
    if (opened.kind !== 'ok') return failure(opened)
    return beginSession(context, opened.data, signal)
  },
})
