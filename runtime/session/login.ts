import { hashNumber } from '../operator/charge/in-flight.ts'
import { getCustomer } from '../operator/contract/customer.ts'
import { openSession, sendSmsToken } from '../operator/contract/session.ts'
import { defineService, failure } from '../service.ts'

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
    opened: {
      gives: [
        'session.authenticated',
        'session.msisdn',
        'session.customerId',
        'customer.name',
        'customer.segment',
        'recharge.target',
        'pix.externalId',
      ],
    },
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
    const { id: token, msisdn, rechargeValue, pixExternalId } = opened.data
    // The customer's id is part of most addresses, so a session without it is not open yet.
    const found = await context.send(getCustomer, { params: { msisdn }, signal, token })
    if (found.kind !== 'ok') return failure(found)
    const customerId = found.data.id
    await context.session.open({ token, msisdn, customerId })
    return {
      outcome: 'opened',
      gives: {
        'session.authenticated': true,
        'session.msisdn': msisdn,
        'session.customerId': customerId,
        'customer.name': found.data.profile.name,
        'customer.segment': found.data.segment,
        'recharge.target': context.fact('recharge.target') ?? msisdn,
        ...(rechargeValue === undefined ? {} : { 'recharge.value': rechargeValue.id }),
        'pix.externalId': pixExternalId,
        // Whose charge it was is known only once it is found.
        'payment.inFlight': undefined,
        'login.code': undefined,
        'login.handle': undefined,
      },
    }
  },
})
