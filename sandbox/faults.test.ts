import { describe, expect, test } from 'vitest'
import { calls } from '../runtime/operator/contract/table.ts'
import { openOperator, payingFor, present, requestOf } from './testing/operator.ts'
import { wireFault } from './wire.ts'

const ANA = '11987654321'
const BRUNO = '21998765432'
const PIX = 'POST /customers/{id}/recharges/pix'
const CARD = 'POST /customers/{id}/recharges/async'

async function setUp(wait?: (ms: number) => Promise<void>) {
  const operator = openOperator(wait ? { wait } : {})
  const ana = await operator.login(ANA)
  const { card } = payingFor(operator)
  const token = present(ana.cards[1]).token
  const pay = (key = 'k') => card(ana, { token }, { key })
  /** Sends the request, and returns the raw HTTP answer. */
  const raw = (key = 'k') => {
    const body = { msisdnRecebedor: ANA, rechargeValueId: 2000, card: { token } }
    return operator.app.request(
      ...requestOf(calls.createCreditRecharge, { params: { id: ana.id }, token: ana.token, key, body }),
    )
  }
  return { operator, ana, pay, raw, charges: async () => (await operator.ledger(ANA)).length }
}

describe('faults before the operator receives the request', () => {
  test('with the fault `status`, the call gets the fault’s code, does not reach the operator, and charges nothing', async () => {
    const { operator, pay, charges } = await setUp()
    await operator.fault(CARD, 'status', { status: 422, code: 420 })
    const reply = await pay()
    expect([reply.status, reply.code]).toEqual([422, 420])
    expect(await charges()).toBe(0)
    expect((await pay()).status).toBe(201)
  })

  test('if the sandbox’s fault `status` names no status, the call gets the status 500', async () => {
    const { operator, pay } = await setUp()
    await operator.fault(CARD, 'status')
    expect((await pay()).status).toBe(500)
  })

  test('if the fault `drop-before` ends the connection, the operator receives no request and charges nothing', async () => {
    const { operator, raw, charges } = await setUp()
    await operator.fault(CARD, 'drop-before')
    expect(wireFault(await raw())).toBe('drop')
    expect(await charges()).toBe(0)
  })

  test('with the fault `html-200`, the call gets a Wi-Fi login page, and nothing is charged', async () => {
    const { operator, raw, charges } = await setUp()
    await operator.fault(CARD, 'html-200')
    const response = await raw()
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect(await charges()).toBe(0)
  })
})

describe('faults after the charge', () => {
  test('after the fault `drop-after-commit`, a repeat with the same idempotency key gets the answer, and there is one charge', async () => {
    const { operator, raw, pay, charges } = await setUp()
    await operator.fault(CARD, 'drop-after-commit')
    const lost = await raw()
    expect(wireFault(lost)).toBe('drop')
    expect(await lost.text()).toBe('')
    expect(await charges()).toBe(1)
    expect((await pay()).status).toBe(201)
    expect(await charges()).toBe(1)
  })

  test('with the fault `half-body`, the client gets half of the answer, and the charge was made once', async () => {
    const { operator, raw, charges } = await setUp()
    await operator.fault(CARD, 'half-body')
    expect(wireFault(await raw())).toBe('half-body')
    expect(await charges()).toBe(1)
  })

  test('the fault `status-after-commit` replaces the answer after the charge was made', async () => {
    const { operator, pay, charges } = await setUp()
    await operator.fault(CARD, 'status-after-commit', { status: 503 })
    expect((await pay()).status).toBe(503)
    expect(await charges()).toBe(1)
    expect((await pay()).status).toBe(201)
  })

  test('with the fault `twice`, the operator receives a request twice, and makes one charge', async () => {
    const { operator, pay, charges } = await setUp()
    await operator.fault(CARD, 'twice')
    expect((await pay()).status).toBe(201)
    expect(await charges()).toBe(1)
  })
})

describe('delays', () => {
  function stopwatch() {
    const waits: { ms: number; end: () => void }[] = []
    const wait = (ms: number) => new Promise<void>(end => void waits.push({ ms, end }))
    return { waits, wait }
  }
  const turn = () => new Promise(resolve => setImmediate(resolve))

  test('the fault `delay` delays the charge; by default, the delay is 26 s', async () => {
    const { waits, wait } = stopwatch()
    const { operator, pay, charges } = await setUp(wait)
    await operator.fault(CARD, 'delay')
    const slow = pay()
    await turn()
    expect(waits.map(one => one.ms)).toEqual([26_000])
    expect(await charges()).toBe(0)
    present(waits[0]).end()
    expect((await slow).status).toBe(201)
    expect(await charges()).toBe(1)
  })

  test('the fault `delay-after-commit` delays the answer but not the charge', async () => {
    const { waits, wait } = stopwatch()
    const { operator, pay, charges } = await setUp(wait)
    await operator.fault(CARD, 'delay-after-commit', { delayMs: 40_000 })
    const slow = pay()
    await turn()
    expect(waits.map(one => one.ms)).toEqual([40_000])
    expect(await charges()).toBe(1)
    present(waits[0]).end()
    expect((await slow).status).toBe(201)
  })
})

describe('the longest charge time', () => {
  function openHeld() {
    const ends: (() => void)[] = []
    const operator = openOperator({ wait: () => new Promise<void>(end => void ends.push(end)) })
    return { operator, end: () => present(ends[0])() }
  }
  const USUAL = 5_000

  test('the longest charge time includes no delay of another call, and none that begins after the charge was made', async () => {
    const { operator } = openHeld()
    await operator.fault('GET /customers/{msisdn}/recharges', 'delay', { delayMs: 90_000 })
    await operator.fault(CARD, 'delay-after-commit', { delayMs: 90_000 })
    expect(operator.longestChargeMs()).toBe(USUAL)
  })

  test('while a delay is planned or a charge is delayed, the sandbox’s longest charge time includes the delay', async () => {
    const { operator, end } = openHeld()
    await operator.fault(PIX, 'delay')
    expect(operator.longestChargeMs()).toBe(USUAL + 26_000)
    await operator.control('DELETE', '/faults')
    expect(operator.longestChargeMs()).toBe(USUAL)
    await operator.fault(CARD, 'delay', { delayMs: 60_000 })
    const ana = await operator.login(ANA)
    const charge = payingFor(operator).card(ana, { token: present(ana.cards[1]).token }, { key: 'k' })
    await new Promise(resolve => setImmediate(resolve))
    expect(operator.longestChargeMs()).toBe(USUAL + 60_000)
    await operator.control('POST', '/clock', { moveMs: 600_000 })
    expect(operator.longestChargeMs()).toBe(USUAL + 660_000)
    end()
    expect((await charge).status).toBe(201)
    expect(operator.longestChargeMs()).toBe(USUAL)
  })
})

test('with the fault `stale`, a read gets the same answer as the read before', async () => {
  const { operator, ana, pay } = await setUp()
  const history = () => operator.ask(calls.getRecharges, { params: { msisdn: ANA }, token: ana.token })
  const before = present((await history()).data).recharges.length
  await pay()
  await operator.fault('GET /customers/{msisdn}/recharges', 'stale')
  expect((await history()).data?.recharges).toHaveLength(before)
  expect((await history()).data?.recharges).toHaveLength(before + 1)
})

describe('faults', () => {
  test('a planned fault of the sandbox happens as many times as requested; afterwards the call works again', async () => {
    const { operator, pay } = await setUp()
    await operator.fault(CARD, 'status', { times: 2 })
    const statuses = []
    for (let i = 0; i < 3; i++) statuses.push((await pay()).status)
    expect(statuses).toEqual([500, 500, 201])
  })

  test('a planned fault of the sandbox affects only the call that it names', async () => {
    const { operator, pay } = await setUp()
    await operator.fault(PIX, 'status')
    expect((await pay()).status).toBe(201)
  })

  test('a planned fault can be limited to one customer, and then also affects that customer’s login', async () => {
    const { operator, pay } = await setUp()
    for (const call of [CARD, 'POST /sms-token', 'POST /sessions'])
      await operator.fault(call, 'status', { msisdn: BRUNO })
    expect((await pay()).status).toBe(201)
    expect((await operator.login(ANA)).msisdn).toBe(ANA)
    const send = () => operator.ask(calls.sendSmsToken, { body: { msisdn: BRUNO } })
    expect((await send()).status).toBe(500)
    const { encryptedMsisdn } = present((await send()).data)
    const open = await operator.ask(calls.openSession, { body: { encryptedMsisdn, authCode: '123456' } })
    expect(open.status).toBe(500)
  })

  test('the sandbox lists a planned fault until the fault is deleted', async () => {
    const { operator } = await setUp()
    await operator.fault(CARD, 'drop-before', { msisdn: ANA })
    await operator.fault(PIX, 'status', { status: 429, code: 1003 })
    const listed = async () => (await operator.control('GET', '/faults')).json
    expect(await listed()).toMatchObject({
      faults: [
        { call: CARD, fault: 'drop-before', times: 1, msisdn: ANA },
        { call: PIX, fault: 'status', status: 429, code: 1003 },
      ],
    })
    await operator.control('DELETE', `/faults?msisdn=${ANA}`)
    expect(await listed()).toMatchObject({ faults: [{ call: PIX }] })
    expect((await operator.control('DELETE', '/faults')).status).toBe(204)
    expect(await listed()).toEqual({ faults: [] })
  })

  test('planning an unknown fault, or a fault of an unknown call, is refused with the list of known names', async () => {
    const { operator } = await setUp()
    const call = await operator.fault('POST /nope', 'status')
    expect(call.status).toBe(400)
    expect(call.json).toMatchObject({ calls: expect.arrayContaining([PIX, 'POST /sms-token', 'POST /v1/cc']) })
    const name = await operator.fault(PIX, 'explode')
    expect(name.status).toBe(400)
    expect(name.json).toMatchObject({ faults: expect.arrayContaining(['drop-after-commit', 'half-body']) })
    expect((await operator.fault(PIX, 'status', { status: 200 })).status).toBe(400)
    expect((await operator.fault(PIX, 'status', { times: 0 })).status).toBe(400)
  })
})
