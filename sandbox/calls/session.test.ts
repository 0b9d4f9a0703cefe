import { describe, expect, test } from 'vitest'
import { calls } from '../../runtime/operator/contract/table.ts'
import { type Operator, openOperator, present } from '../testing/operator.ts'

const ANA = '11987654321'
const UNKNOWN = '11912345678'
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

async function send(operator: Operator, msisdn: string) {
  const { data } = await operator.ask(calls.sendSmsToken, { body: { msisdn } })
  return present(data).encryptedMsisdn
}

const codeOf = ({ world }: Operator, msisdn: string) => present(world.store.get('sms', msisdn)).code
const wrong = (code: string) => (code === '000000' ? '111111' : '000000')
const open = ({ ask }: Operator, encryptedMsisdn: string, authCode: string) =>
  ask(calls.openSession, { body: { encryptedMsisdn, authCode } })

describe('logging in', () => {
  test('a six-digit SMS code opens a session', async () => {
    const operator = openOperator()
    const stand = await send(operator, ANA)
    const code = codeOf(operator, ANA)
    expect(code).toMatch(/^\d{6}$/)
    const reply = await open(operator, stand, code)
    expect(reply.status).toBe(201)
    expect(reply.data?.msisdn).toBe(ANA)
    expect(reply.data?.id).toMatch(/^[0-9a-f]{32}$/)
  })

  test('the answer to a request for an SMS code does not reveal whether the number is a customer’s', async () => {
    const operator = openOperator()
    const known = await operator.ask(calls.sendSmsToken, { body: { msisdn: ANA } })
    const unknown = await operator.ask(calls.sendSmsToken, { body: { msisdn: UNKNOWN } })
    expect(known.status).toBe(unknown.status)
    expect(Object.keys(present(known.data))).toEqual(Object.keys(present(unknown.data)))
    expect(present(known.data).encryptedMsisdn).toHaveLength(present(unknown.data).encryptedMsisdn.length)
    expect(present(known.data).encryptedMsisdn).not.toContain(ANA)
  })

  test('a person who is not a customer gets code 200 only after typing the right SMS code', async () => {
    const operator = openOperator()
    const reply = await open(operator, await send(operator, UNKNOWN), codeOf(operator, UNKNOWN))
    expect([reply.status, reply.code]).toEqual([404, 200])
  })

  test('a wrong SMS code is refused with code 1000, which differs from the code for an expired session', async () => {
    const operator = openOperator()
    const stand = await send(operator, ANA)
    const reply = await open(operator, stand, wrong(codeOf(operator, ANA)))
    expect([reply.status, reply.code]).toEqual([422, 1000])
  })

  test('an SMS code can be used once', async () => {
    const operator = openOperator()
    const stand = await send(operator, ANA)
    const code = codeOf(operator, ANA)
    await open(operator, stand, code)
    expect((await open(operator, stand, code)).code).toBe(1000)
  })

  test('an SMS code expires after ten minutes', async () => {
    const operator = openOperator()
    const stand = await send(operator, ANA)
    const code = codeOf(operator, ANA)
    operator.pass(10 * MINUTE)
    expect((await open(operator, stand, code)).code).toBe(1000)
    expect((await operator.control('GET', `/sms/${ANA}`)).status).toBe(404)
  })

  test('a second SMS code replaces the first', async () => {
    const operator = openOperator()
    const stand = await send(operator, ANA)
    const first = codeOf(operator, ANA)
    await send(operator, ANA)
    const second = codeOf(operator, ANA)
    if (first !== second) expect((await open(operator, stand, first)).code).toBe(1000)
    expect((await open(operator, stand, second)).status).toBe(201)
  })

  test('the opened session contains the amount that the customer chose before the login', async () => {
    const operator = openOperator()
    const sent = await operator.ask(calls.resendSmsToken, { body: { msisdn: ANA, valor: 3000 } })
    const body = { ...present(sent.data), authCode: codeOf(operator, ANA) }
    expect((await operator.ask(calls.openSession, { body })).data?.rechargeValue).toEqual({ id: 3000 })
  })

  test.each([0, -2000, 20.5, Number.MAX_VALUE])(
    'an amount of %d cents cannot be chosen before the login',
    async valor => {
      const reply = await openOperator().ask(calls.resendSmsToken, { body: { msisdn: ANA, valor } })
      expect([reply.status, reply.code]).toEqual([400, 101])
    },
  )

  test.each([
    ['1198765432', 242],
    ['1133334444', 202],
    ['123', 101],
    ['', 101],
  ])('requesting an SMS code for the number "%s" is refused with code %i', async (msisdn, code) => {
    const reply = await openOperator().ask(calls.sendSmsToken, { body: { msisdn } })
    expect([reply.status, reply.code]).toEqual([400, code])
  })
})

describe('five wrong SMS codes', () => {
  async function fail(operator: Operator, times: number) {
    const stand = await send(operator, ANA)
    const code = wrong(codeOf(operator, ANA))
    const replies = []
    for (let i = 0; i < times; i++) replies.push(await open(operator, stand, code))
    return { stand, last: present(replies.at(-1)) }
  }

  test('after five wrong SMS codes the number is blocked, even for the right code', async () => {
    const operator = openOperator()
    const { stand, last } = await fail(operator, 5)
    expect([last.status, last.code]).toEqual([403, 207])
    expect((await open(operator, stand, codeOf(operator, ANA))).code).toBe(207)
    expect((await operator.ask(calls.sendSmsToken, { body: { msisdn: ANA } })).code).toBe(207)
  })

  test('wrong tries are counted across several SMS codes', async () => {
    const operator = openOperator()
    await fail(operator, 3)
    expect((await fail(operator, 2)).last.code).toBe(207)
  })

  test('five wrong SMS codes block the number for 24 hours', async () => {
    const operator = openOperator()
    await fail(operator, 5)
    operator.pass(DAY - 1)
    expect((await operator.ask(calls.sendSmsToken, { body: { msisdn: ANA } })).code).toBe(207)
    operator.pass(1)
    expect((await operator.login(ANA)).msisdn).toBe(ANA)
  })

  test('after four wrong SMS codes the right one is accepted and resets the count', async () => {
    const operator = openOperator()
    const { stand } = await fail(operator, 4)
    expect((await open(operator, stand, codeOf(operator, ANA))).status).toBe(201)
    expect((await fail(operator, 4)).last.code).toBe(1000)
  })

  test('if one wrong SMS code arrives eight times with the same idempotency key, it counts as one try', async () => {
    const operator = openOperator()
    const encryptedMsisdn = await send(operator, ANA)
    const body = { encryptedMsisdn, authCode: wrong(codeOf(operator, ANA)) }
    const typed = async (key: string) => (await operator.ask(calls.openSession, { body, key })).code
    for (let i = 0; i < 8; i++) expect(await typed('first')).toBe(1000)
    expect(operator.world.store.get('tries', ANA)?.wrong).toBe(1)
    for (const key of ['second', 'third', 'fourth']) expect(await typed(key)).toBe(1000)
    expect(await typed('fifth')).toBe(207)
  })

  test('if several wrong SMS codes arrive at the same time, all are counted', async () => {
    const operator = openOperator()
    const stand = await send(operator, ANA)
    const code = wrong(codeOf(operator, ANA))
    const replies = await Promise.all(Array.from({ length: 6 }, () => open(operator, stand, code)))
    expect(replies.filter(reply => reply.code === 1000)).toHaveLength(4)
    expect((await open(operator, stand, codeOf(operator, ANA))).code).toBe(207)
  })
})

describe('a session', () => {
  const customerOf = (operator: Operator, token?: string) =>
    operator.ask(calls.getCustomer, { params: { msisdn: ANA }, ...(token !== undefined && { token }) })

  test('if a private call has no session or an invented one, it is refused as expired', async () => {
    const operator = openOperator()
    for (const token of [undefined, 'made-up']) {
      const reply = await customerOf(operator, token)
      expect([reply.status, reply.code]).toEqual([401, 1001])
    }
  })

  test('a logout ends the session', async () => {
    const operator = openOperator()
    const { token } = await operator.login(ANA)
    expect((await operator.ask(calls.closeSession, { token })).status).toBe(204)
    expect((await customerOf(operator, token)).code).toBe(1001)
    expect((await operator.ask(calls.closeSession, { token })).code).toBe(1001)
  })

  test('a second logout with the same idempotency key also succeeds', async () => {
    const operator = openOperator()
    const { token } = await operator.login(ANA)
    for (let i = 0; i < 3; i++) expect((await operator.ask(calls.closeSession, { token, key: 'k' })).status).toBe(204)
  })

  test('a session ends after one day, or if the sandbox’s controls end it', async () => {
    const operator = openOperator()
    const first = await operator.login(ANA)
    expect((await operator.control('POST', `/sessions/${ANA}/end`)).json).toEqual({ ended: 1 })
    expect((await customerOf(operator, first.token)).status).toBe(401)
    const second = await operator.login(ANA)
    operator.pass(DAY)
    expect((await customerOf(operator, second.token)).status).toBe(401)
  })
})
