import { describe, expect, test } from 'vitest'
import { answers, neverAnswers, respond } from '../../tests/runtime/network.ts'
import { ANA, openPage, openPlace, type Page, START } from '../../tests/runtime/page.ts'
import { parseRetryAfter } from './answer.ts'
import { getGeolocation } from './contract/channel.ts'
import { getCustomer } from './contract/customer.ts'
import { getBin } from './contract/payment.ts'
import { createPixRecharge } from './contract/pix.ts'
import { getRechargeValues } from './contract/recharge.ts'
import { sendSmsToken } from './contract/session.ts'

const params = { msisdn: ANA }

function watched(work: Promise<unknown>): { answer: unknown } {
  const seen: { answer: unknown } = { answer: 'none yet' }
  void work.then(answer => {
    seen.answer = answer
  })
  return seen
}

async function openLoggedIn() {
  const page = openPage()
  await page.login(ANA)
  page.network.plan('', neverAnswers, 10)
  return page
}

describe('a silent operator', () => {
  test.each([
    ['a read of the customer', 25_000, (send: Send) => send(getCustomer, { params })],
    ['a charge', 25_000, (send: Send) => send(createPixRecharge, { params: { id: '1' }, body: pix })],
    ['a look-up of a card’s first digits', 1_000, (send: Send) => send(getBin, { params: { bin: '424242' } })],
    ['geolocation', 3_000, (send: Send) => send(getGeolocation, { params: {} })],
  ])('for %s, the client waits %d ms for an operator that does not answer', async (_, limitMs, ask) => {
    const { context, clock } = await openLoggedIn()
    const seen = watched(ask(context.send))
    await clock.advance(limitMs - 100)
    expect(seen.answer).toBe('none yet')
    await clock.advance(200)
    expect(seen.answer).toEqual({ kind: 'lost', why: 'timeout' })
    expect(clock.waiting).toBe(0)
  })

  test('if the operator sends headers but no body, the client also times out', async () => {
    const page = openPage()
    page.network.plan('', async () => ({ ...respond(200, ''), text: () => new Promise<string>(() => undefined) }))
    const seen = watched(page.context.send(getGeolocation, { params: {} }))
    await page.clock.advance(2_900)
    expect(seen.answer).toBe('none yet')
    await page.clock.advance(200)
    expect(seen.answer).toEqual({ kind: 'lost', why: 'timeout' })
  })

  test('the client stops waiting for the operator when the customer leaves the page', async () => {
    const { context, clock } = await openLoggedIn()
    const abort = new AbortController()
    const seen = watched(context.send(getCustomer, { params, signal: abort.signal }))
    await clock.advance(5_000)
    abort.abort()
    await clock.advance(0)
    expect(seen.answer).toEqual({ kind: 'lost', why: 'left' })
    expect(clock.waiting).toBe(0)
  })
})
type Send = Awaited<ReturnType<typeof openLoggedIn>>['context']['send']
const pix = { msisdnRecebedor: ANA, rechargeValueId: 2000 }

test('after the customer has left the page, the client sends no further requests', async () => {
  const { context, network } = await openLoggedIn()
  const answer = await context.send(getCustomer, { params, signal: AbortSignal.abort() })
  expect(answer).toEqual({ kind: 'lost', why: 'left' })
  expect(network.sent).toEqual([])
})

test('if a call was answered, no timer keeps running', async () => {
  const page = openPage()
  await page.login(ANA)
  await page.context.send(getCustomer, { params })
  expect(page.clock.waiting).toBe(0)
})

describe('a 401', () => {
  test('if two calls get a 401, the session ends only once', async () => {
    const page = openPage()
    const { id } = await page.login(ANA)
    await page.operator.control('POST', `/sessions/${ANA}/end`)
    await Promise.all([
      page.context.send(getCustomer, { params }),
      page.context.send(getRechargeValues, { params: { id } }),
    ])
    expect(page.expiredSessions()).toBe(1)
  })

  test('if an old session’s call gets a 401 after a new login, the new session does not end', async () => {
    const page = openPage()
    await page.login(ANA)
    let release = (): void => undefined
    const released = new Promise<void>(resolve => {
      release = resolve
    })
    page.network.plan('GET', async () => {
      await released
      return respond(401, {})
    })
    const late = page.context.send(getCustomer, { params })
    await page.login(ANA)
    release()
    expect(await late).toMatchObject({ kind: 'refused', code: 1001 })
    expect(page.expiredSessions()).toBe(0)
  })

  test('if any call is refused with code 1002 (invalid session), the session ends', async () => {
    for (const [method, ask] of [
      ['GET', (page: Page) => page.context.send(getCustomer, { params })],
      ['POST', (page: Page) => page.context.send(sendSmsToken, { params: {}, body: { msisdn: ANA } })],
    ] as const) {
      const page = openPage()
      await page.login(ANA)
      page.network.plan(method, answers(403, { code: 1002 }))
      expect(await ask(page)).toMatchObject({ kind: 'refused', status: 403, code: 1002 })
      expect(page.expiredSessions()).toBe(1)
    }
  })

  test('if a call without a session, or a call to another service, is refused with code 1002, no session ends', async () => {
    const stranger = openPage()
    stranger.network.plan('POST', answers(403, { code: 1002 }))
    await stranger.context.send(sendSmsToken, { params: {}, body: { msisdn: ANA } })
    expect(stranger.expiredSessions()).toBe(0)
    const page = openPage()
    await page.login(ANA)
    page.network.plan('GET', answers(403, { code: 1002 }))
    await page.context.send(getBin, { params: { bin: '424242' } })
    expect(page.expiredSessions()).toBe(0)
  })

  test('if a 401 arrives after the session has ended, the session does not end again', async () => {
    const page = openPage()
    await page.login(ANA)
    await page.operator.control('POST', `/sessions/${ANA}/end`)
    await page.context.send(getCustomer, { params })
    expect(await page.context.send(getCustomer, { params })).toMatchObject({ kind: 'refused', status: 401 })
    expect(page.expiredSessions()).toBe(1)
  })

  test('if a call needs no session and gets a 401, the session does not end', async () => {
    const page = openPage()
    await page.login(ANA)
    page.network.plan('POST', answers(401, {}))
    await page.context.send(sendSmsToken, { params: {}, body: { msisdn: ANA } })
    expect(page.expiredSessions()).toBe(0)
  })
})

describe('the operator’s clock', () => {
  test('the client reads the operator’s time from every answer, including a refusal', async () => {
    const page = openPage(openPlace({ aheadMs: 3_600_000 }))
    expect(page.context.serverNow()).toBeUndefined()
    await page.context.send(getCustomer, { params })
    expect(page.context.serverNow()).toBe(START)
  })

  test('only an answer of the operator with a readable date sets the operator’s time', async () => {
    const page = openPage()
    const headers = { Date: 'Fri, 27 Nov 2020 15:00:00 GMT' }
    page.network.plan('/cards', answers(200, {}, headers))
    page.network.plan('/geo', answers(200, {}, headers))
    page.network.plan('/sms-token', answers(200, {}, { Date: 'yesterday' }))
    await page.context.send(getBin, { params: { bin: '424242' } })
    await page.context.send(getGeolocation, { params: {} })
    await page.context.send(sendSmsToken, { params: {}, body: { msisdn: ANA } })
    expect(page.context.serverNow()).toBeUndefined()
    expect(page.context.today()).toBe(START)
  })
})

test.each([
  ['5', 5_000],
  [' 5 ', 5_000],
  ['0', 0],
  ['-3', 0],
  ['61', 60_000],
  ['1e9', 60_000],
  ['Fri, 27 Nov 2026 15:00:30 GMT', 30_000],
  ['Fri, 27 Nov 2026 14:00:00 GMT', 0],
  ['Sat, 28 Nov 2026 15:00:00 GMT', 60_000],
  ['soon', undefined],
  ['Infinity', undefined],
  ['', undefined],
  [null, undefined],
])('the header Retry-After: %s is read as %s ms', (header, expected) => {
  expect(parseRetryAfter(header, START)).toBe(expected)
})
