import { describe, expect, test } from 'vitest'
import { present } from '../../sandbox/testing/operator.ts'
import { settle } from '../../tests/runtime/fake-clock.ts'
import { answers, dropped, lostAfterwards, neverAnswers, respond } from '../../tests/runtime/network.ts'
import { ANA, openPage, type Page } from '../../tests/runtime/page.ts'
import { isFactName, isKept } from '../facts.ts'
import { openCustomerSession, requestCode } from './login.ts'
import { logout } from './logout.ts'

const UNKNOWN = '11912345678'
const BLOCKED = '41977770207'

const codeOf = ({ operator }: Page, msisdn = ANA): string => present(operator.world.store.get('sms', msisdn)).code
const wrong = (page: Page): string => (codeOf(page).startsWith('0') ? '999999' : '000000')

async function openAtCode(msisdn = ANA) {
  const page = openPage()
  page.know({ 'login.msisdn': msisdn })
  const sent = await page.run(requestCode)
  const type = (code: string) => {
    page.know({ 'login.code': code })
    return page.run(openCustomerSession)
  }
  return { page, sent, type }
}

describe('asking for an SMS code', () => {
  test('asking for an SMS code gives the same answer for a customer’s number and for an unknown number', async () => {
    const [known, unknown] = [await openAtCode(), await openAtCode(UNKNOWN)]
    expect([known.sent.outcome, unknown.sent.outcome]).toEqual(['sent', 'sent'])
    expect(Object.keys(known.sent.gives ?? {})).toEqual(Object.keys(unknown.sent.gives ?? {}))
    expect(JSON.stringify(known.sent)).not.toContain(ANA)
    expect(known.sent.gives?.['login.sentAt']).toBe(known.page.clock.elapsed())
  })

  test('each request for an SMS code uses a new idempotency key', async () => {
    const { page } = await openAtCode()
    await page.run(requestCode)
    const keys = page.network.to('/sms-token').map(({ headers }) => headers['Idempotency-Key'])
    expect(new Set(keys).size).toBe(2)
    expect(keys).not.toContain(undefined)
  })

  test('each request for an SMS code also sends the amount from the link', async () => {
    const page = openPage()
    page.know({ 'login.msisdn': ANA, 'login.value': 3000 })
    const first = await page.run(requestCode)
    await page.run(requestCode)
    expect(page.network.to('/sms-token').map(({ method, body }) => [method, body])).toEqual([
      ['PUT', '{"msisdn":"11987654321","valor":3000}'],
      ['PUT', '{"msisdn":"11987654321","valor":3000}'],
    ])
    expect(first.gives?.['login.valueHandle']).toMatch(/\w/)
    expect(first.gives?.['login.valueHandle']).not.toContain('3000')
  })

  test('if an SMS code is refused or the operator is unreachable, the login reports this', async () => {
    expect((await openAtCode(BLOCKED)).sent).toEqual({ outcome: 'refused', code: '207' })
    expect((await openAtCode('1133334444')).sent).toEqual({ outcome: 'refused', code: '202' })
    const page = openPage()
    page.network.plan('POST', dropped)
    page.know({ 'login.msisdn': ANA })
    expect(await page.run(requestCode)).toEqual({ outcome: 'unreachable', code: 'unreachable' })
  })
})

describe('typing the SMS code', () => {
  test('a customer who types the right SMS code is logged in, with their own number as the recipient', async () => {
    const { page, type } = await openAtCode()
    const { outcome, gives } = await type(codeOf(page))
    expect(outcome).toBe('opened')
    expect(gives).toMatchObject({
      'session.authenticated': true,
      'session.msisdn': ANA,
      'customer.name': 'Ana Souza',
      'customer.segment': 'PRE',
      'recharge.target': ANA,
      'login.code': undefined,
      'login.handle': undefined,
    })
    expect(page.session.msisdn()).toBe(ANA)
    expect(page.session.customerId()).toBe(gives?.['session.customerId'])
    expect(page.expiredSessions()).toBe(0)
  })

  test('a login chooses the amount of the link, and then deletes the link’s amount', async () => {
    const page = openPage()
    page.know({ 'login.msisdn': ANA, 'login.value': 3000 })
    await page.run(requestCode)
    page.know({ 'login.code': codeOf(page) })
    expect((await page.run(openCustomerSession)).gives).toMatchObject({
      'recharge.value': 3000,
      'recharge.isPreselected': true,
      'login.value': undefined,
      'login.valueHandle': undefined,
    })
    expect([page.facts.get('login.value'), page.facts.get('recharge.value')]).toEqual([undefined, 3000])
  })

  test('a login without an amount in the link chooses no amount', async () => {
    const { page, type } = await openAtCode()
    page.know({ 'recharge.isPreselected': true })
    const { gives } = await type(codeOf(page))
    expect(gives).toHaveProperty(['recharge.isPreselected'], undefined)
    expect(gives).not.toHaveProperty(['recharge.value'])
  })

  test('if a recipient was chosen before the login, the login keeps it', async () => {
    const { page, type } = await openAtCode()
    page.know({ 'recharge.target': '11976543210' })
    expect((await type(codeOf(page))).gives?.['recharge.target']).toBe('11976543210')
  })

  test('a wrong SMS code is refused, and the fifth wrong code blocks the number', async () => {
    const { page, type } = await openAtCode()
    const outcomes = []
    for (let i = 0; i < 5; i += 1) outcomes.push((await type(String(Number(wrong(page)) + i).padStart(6, '0'))).outcome)
    expect(outcomes).toEqual(['wrongCode', 'wrongCode', 'wrongCode', 'wrongCode', 'blocked'])
    expect(await type(codeOf(page))).toEqual({ outcome: 'blocked', code: '207' })
    expect(page.session.token()).toBeUndefined()
  })

  test('typing the same wrong SMS code five times blocks the number', async () => {
    const { page, type } = await openAtCode()
    const code = wrong(page)
    const outcomes = []
    for (let i = 0; i < 5; i += 1) outcomes.push((await type(code)).outcome)
    expect(outcomes).toEqual(['wrongCode', 'wrongCode', 'wrongCode', 'wrongCode', 'blocked'])
  })

  test('if the answer to a wrong SMS code was lost, sending the code again does not count as a new try', async () => {
    const { page, type } = await openAtCode()
    const code = wrong(page)
    page.network.plan('POST /operator/a/sessions', lostAfterwards)
    expect([(await type(code)).outcome, (await type(code)).outcome]).toEqual(['unreachable', 'wrongCode'])
    expect(page.operator.world.store.get('tries', ANA)?.wrong).toBe(1)
    await type(code)
    expect(page.operator.world.store.get('tries', ANA)?.wrong).toBe(2)
  })

  test('if a number belongs to no customer, the login is refused with code 200', async () => {
    const { page, type } = await openAtCode(UNKNOWN)
    expect(await type(codeOf(page, UNKNOWN))).toEqual({ outcome: 'refused', code: '200' })
  })

  test('after a lost answer, typing the same SMS code opens the session that the operator had already created', async () => {
    const { page, type } = await openAtCode()
    const code = codeOf(page)
    page.network.plan('POST /operator/a/sessions', lostAfterwards)
    expect(await type(code)).toEqual({ outcome: 'unreachable', code: 'unreachable' })
    expect(page.session.token()).toBeUndefined()
    expect((await type(code)).outcome).toBe('opened')
    const [first, second] = page.network.to('/sessions')
    expect(second?.headers['Idempotency-Key']).toBe(first?.headers['Idempotency-Key'])
    expect(page.operator.world.store.list('session').map(({ token }) => token)).toEqual([page.session.token()])
  })

  test('a login replaces an earlier chat’s id with the id of this customer’s chat, or clears it if there is none', async () => {
    const { page, type } = await openAtCode('85992221155')
    page.know({ 'pix.externalId': 'earlier' })
    const { gives } = await type(codeOf(page, '85992221155'))
    expect(page.operator.world.store.get('pixChat', gives?.['pix.externalId'] ?? '')).toBeDefined()
    const other = await openAtCode()
    other.page.know({ 'pix.externalId': 'earlier' })
    expect((await other.type(codeOf(other.page))).gives).toHaveProperty(['pix.externalId'], undefined)
  })

  test('a login stores which features are switched on for the customer, and the id of the session’s offer', async () => {
    const { page, type } = await openAtCode('85992221155')
    const code = codeOf(page, '85992221155')
    page.network.plan('POST /operator/a/sessions', async pass => {
      const opened = JSON.parse(await (await pass()).text())
      return respond(201, { ...opened, offerID: 'natal' })
    })
    const smartCheckout = { checkout: true, sdkCheckout: true, sdkEnv: 'hml' }
    page.network.plan('/feature_toggles', answers(200, { lightBlue: true, smartCheckout, campaignsAvaliable: true }))
    const { gives = {} } = await type(code)
    const told = Object.entries(gives).filter(([name]) => name.startsWith('toggles.') || name === 'session.offerId')
    expect(Object.fromEntries(told)).toEqual({
      'session.offerId': 'natal',
      'toggles.lightBlue': true,
      'toggles.checkout': true,
      'toggles.sdkCheckout': true,
      'toggles.sdkEnv': 'hml',
      'toggles.campaigns': true,
    })
    for (const [name] of told) expect(isFactName(name) && isKept(name), name).toBe(true)
  })

  test.each([
    ['takes over 2.5 s', neverAnswers, 2_500],
    ['fails', answers(500, {}), 0],
    ['is lost', dropped, 0],
    ['is refused with a 401', answers(401, { code: 1001 }), 0],
  ])('if reading the customer’s features %s, the login succeeds with every feature off', async (_, respond, waitMs) => {
    const { page, type } = await openAtCode()
    page.know({ 'toggles.lightBlue': true, 'toggles.checkout': true, 'toggles.sdkEnv': 'hml' })
    page.network.plan('/feature_toggles', respond)
    const code = codeOf(page)
    const before = page.clock.now()
    const { outcome, gives } = await type(code)
    expect([outcome, page.clock.now() - before]).toEqual(['opened', waitMs])
    expect(gives).toMatchObject({ 'toggles.lightBlue': false, 'toggles.checkout': false, 'toggles.sdkCheckout': false })
    expect(gives).toMatchObject({ 'toggles.sdkEnv': undefined, 'toggles.campaigns': false })
    expect([page.session.msisdn(), page.expiredSessions()]).toEqual([ANA, 0])
  })

  test('a login fails if the customer’s record cannot be read; the next try with the same SMS code succeeds', async () => {
    const { page, type } = await openAtCode()
    const code = codeOf(page)
    page.network.plan('GET /operator/b/v3/customers', dropped)
    expect((await type(code)).outcome).toBe('unreachable')
    expect(page.session.token()).toBeUndefined()
    expect((await type(code)).outcome).toBe('opened')
  })

  test('if the customer leaves during a login, no session is opened', async () => {
    const { page } = await openAtCode()
    page.know({ 'login.code': codeOf(page) })
    const abort = new AbortController()
    page.network.plan('GET /operator/b/v3/customers', async pass => {
      abort.abort()
      return pass()
    })
    expect((await page.run(openCustomerSession, abort.signal)).outcome).toBe('unreachable')
    expect(page.session.token()).toBeUndefined()
  })
})

describe('logging out', () => {
  test('logging out ends the session at the operator and in this browser', async () => {
    const page = openPage()
    const { token } = await page.login(ANA)
    expect(await page.run(logout)).toEqual({ outcome: 'closed' })
    await settle()
    expect(page.operator.world.store.get('session', token)?.ended).toBe(true)
    expect(page.session.token()).toBeUndefined()
  })

  test('logging out deletes the session in this browser even if the operator cannot be reached', async () => {
    const page = openPage()
    await page.login(ANA)
    page.network.isOnline = false
    expect(await page.run(logout)).toEqual({ outcome: 'closed' })
    expect([page.session.token(), page.device.text]).toEqual([undefined, '[]'])
  })
})
