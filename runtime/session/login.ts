import { hashNumber } from '../operator/charge/in-flight.ts'
import { openSession, sendSmsToken } from '../operator/contract/session.ts'
import { defineService, failure } from '../service.ts'
import { beginSession, begunFacts } from './begin.ts'

const WRONG_CODE = 1000
const BLOCKED = [207, 230]

export const requestCode = defineService({
  outcomes: {
    sent: { gives: ['login.handle', 'login.sentAt'] },
    refused: { says: true },
    unreachable: { says: true },
  },
  needs: ['login.msisdn'],
  async run(context, signal) {
    const msisdn = context.fact('login.msisdn') ?? ''
    const answer = await context.send(sendSmsToken, { params: {}, body: { msisdn }, key: context.newId(), signal })
    if (answer.kind !== 'ok') return failure(answer)
    return {
      outcome: 'sent',
      gives: { 'login.handle': answer.data.encryptedMsisdn, 'login.sentAt': context.clock.now() },
    }
  },
})

export const openCustomerSession = defineService({
  outcomes: {
    opened: { gives: begunFacts },
    wrongCode: { says: true },
    blocked: { says: true },
    refused: { says: true },
    unreachable: { says: true },
  },
  needs: ['login.handle', 'login.code'],
  async run(context, signal) {
    const encryptedMsisdn = context.fact('login.handle') ?? ''
    const authCode = context.fact('login.code') ?? ''
    // The same code to the same message is the same write: a lost answer is asked for again, not spent.
    const key = `session-${hashNumber(authCode, encryptedMsisdn)}`
    const opened = await context.send(openSession, { params: {}, body: { encryptedMsisdn, authCode }, key, signal })
    if (opened.kind === 'refused' && opened.code === WRONG_CODE)
      return { outcome: 'wrongCode', code: String(WRONG_CODE) }
    if (opened.kind === 'refused' && BLOCKED.includes(opened.code))
      return { outcome: 'blocked', code: String(opened.code) }
    if (opened.kind !== 'ok') return failure(opened)
    return beginSession(context, opened.data, signal)
  },
})
