import { describe, expect, test } from 'vitest'
import { FakeClock } from '../../tests/runtime/fake-clock.ts'
import { FakeStorage } from '../../tests/runtime/fake-storage.ts'
import { Session } from './session.ts'

const ana = { token: 'secret-token', msisdn: '11987654321', customerId: 'c1' }
const KEPT = JSON.stringify({ state: { msisdn: ana.msisdn, customerId: 'c1' }, version: 1 })
const SESSION = 'recarrega.session'
const TOKEN = 'recarrega.token'

function open() {
  const clock = new FakeClock()
  const device = new FakeStorage(clock)
  const tab = new FakeStorage(clock)
  const session = new Session({ device, tab, clock })
  const who = () => [session.token(), session.msisdn(), session.customerId()]
  return { clock, device, tab, session, who }
}

/** Returns a device with Ana's stored session, and a tab with her token. */
function openKept() {
  const opened = open()
  opened.device.values.set(SESSION, KEPT)
  opened.tab.values.set(TOKEN, ana.token)
  return opened
}

const nobody = [undefined, undefined, undefined]
const anaIs = [ana.token, ana.msisdn, ana.customerId]

describe('a stored session', () => {
  test('a login stores the token in the tab only, and the number and customer id on the device', async () => {
    const { session, device, tab, who } = open()
    await session.open(ana)
    expect(who()).toEqual(anaIs)
    expect(device.text).not.toContain(ana.token)
    expect(Object.fromEntries(tab.values)).toEqual({ [TOKEN]: ana.token, 'recarrega.tokenOwner': ana.customerId })
    expect(device.values.get(SESSION)).toBe(KEPT)
  })

  test('a logout deletes the stored session', async () => {
    const { session, device, tab, who } = open()
    await session.open(ana)
    await session.close()
    expect(who()).toEqual(nobody)
    expect([device.values.size, tab.values.size]).toEqual([0, 0])
  })

  test('the next page that opens in the same tab restores the stored session', async () => {
    const first = open()
    await first.session.open(ana)
    const session = new Session(first)
    await session.restore()
    expect([session.token(), session.msisdn(), session.customerId()]).toEqual(anaIs)
  })

  test('another tab restores the customer of a stored session, but without the token', async () => {
    const { tab, session, who } = openKept()
    tab.values.clear()
    await session.restore()
    expect(who()).toEqual([undefined, ana.msisdn, ana.customerId])
  })

  test('if another customer has logged in on the device, a tab does not restore its session', async () => {
    const { tab, device, clock } = open()
    await new Session({ device, tab, clock }).open(ana)
    await new Session({ device, tab: new FakeStorage(clock), clock }).open({ ...ana, token: 'b', customerId: 'c2' })
    const session = new Session({ device, tab, clock })
    await session.restore()
    expect([session.token(), session.isTaken()]).toEqual([undefined, true])
  })

  test('if a token is stored without a customer, no session is restored', async () => {
    const { device, session, who } = openKept()
    device.values.clear()
    await session.restore()
    expect(who()).toEqual(nobody)
  })
})

describe('a slow storage', () => {
  test('if the storage answers after 4.9 s, the session is still restored', async () => {
    const { clock, device, session, who } = openKept()
    device.reads = { kind: 'slow', ms: 4_900 }
    await clock.finish(session.restore())
    expect(clock.now()).toBe(4_900)
    expect(who()).toEqual(anaIs)
    expect(clock.waiting).toBe(0)
  })

  test('if the storage answers only after 5.1 s, the session is not restored', async () => {
    const { clock, device, session, who } = openKept()
    device.reads = { kind: 'slow', ms: 5_100 }
    await clock.finish(session.restore())
    expect(clock.now()).toBe(5_000)
    expect(who()).toEqual(nobody)
    await clock.advance(10_000)
    expect(who()).toEqual(nobody)
  })

  test('if the storage returns the session’s token too late, the app restores the customer without it', async () => {
    const { clock, device, tab, session, who } = openKept()
    device.reads = { kind: 'slow', ms: 3_000 }
    tab.reads = { kind: 'slow', ms: 3_000 }
    await clock.finish(session.restore())
    await clock.advance(10_000)
    expect(who()).toEqual([undefined, ana.msisdn, ana.customerId])
  })

  test('if the storage answers late, it does not undo a login or logout that happened meanwhile', async () => {
    for (const act of ['open', 'close'] as const) {
      const { clock, device, session, who } = openKept()
      device.reads = { kind: 'slow', ms: 2_000 }
      const restored = session.restore()
      const bruno = { token: 'b', msisdn: '21998765432', customerId: 'c2' }
      await (act === 'open' ? session.open(bruno) : session.close())
      await clock.finish(restored)
      expect(who()).toEqual(act === 'open' ? ['b', '21998765432', 'c2'] : nobody)
    }
  })
})

describe('a broken storage', () => {
  test.each([
    '{',
    'null',
    '7',
    '[]',
    '{"state":null,"version":1}',
    '{"state":{"msisdn":"11987654321","customerId":"c1"},"version":2}',
    '{"state":{"msisdn":7,"customerId":"c"},"version":1}',
  ])('a stored session with the text %s is ignored', async text => {
    const { device, session, who } = openKept()
    device.values.set(SESSION, text)
    await session.restore()
    expect(who()).toEqual(nobody)
  })

  test('if the storage throws errors, a login lasts as long as the page', async () => {
    const { device, tab, session, who } = openKept()
    device.forbid()
    tab.forbid()
    await session.restore()
    expect(who()).toEqual(nobody)
    await session.open(ana)
    expect(who()).toEqual(anaIs)
    await session.close()
    expect(who()).toEqual(nobody)
  })
})

test('if another customer logged in on the device, this tab’s session ends and the other customer stays logged in', async () => {
  const { device, tab, session, who } = openKept()
  const others = JSON.stringify({ state: { msisdn: '21998765432', customerId: 'c2' }, version: 1 })
  device.values.set(SESSION, others)
  tab.values.set('recarrega.token', 'token')
  tab.values.set('recarrega.tokenOwner', 'c1')
  await session.restore()
  expect(session.isTaken()).toBe(true)
  await session.close()
  expect(who()).toEqual(nobody)
  expect(device.values.get(SESSION)).toBe(others)
  expect([...tab.values.keys()]).toEqual([])
})
