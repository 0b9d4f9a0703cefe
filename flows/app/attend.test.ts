import { expect, test, vi } from 'vitest'
import errors from '../../flow-configs/shared/errors.json'
import web from '../../flow-configs/web.flow.json'
import { prepare } from '../../runtime/engine/prepare.ts'
import type { FactValues } from '../../runtime/facts.ts'
import { hashNumber, IN_FLIGHT_KEY } from '../../runtime/operator/charge/in-flight.ts'
import { loadServices } from '../../runtime/services.ts'
import { FakeClock, settle } from '../../tests/runtime/fake-clock.ts'
import { FakeStorage } from '../../tests/runtime/fake-storage.ts'
import { respond } from '../../tests/runtime/network.ts'
import { channelOf, newcomer } from './channel.ts'
import { wholeContents } from './contents.ts'
import { createApp } from './create-app.ts'
import { deviceId } from './device-id.ts'
import { ENVELOPE_KEY } from './envelope.ts'
import { besideTheApp } from './operator-config.ts'
import { blankPage } from './prerender.tsx'
import { surroundings } from './surroundings.ts'

// Loaded now, so that a service's own import takes no time of a test.
await loadServices()
vi.stubGlobal('window', new EventTarget())
vi.stubGlobal('__APP_VERSION__', '1.2.3')
const MSISDN = '11987654321'
const STATUS = '/uuid/'

/** A customer on a page, who has a charge that nobody knows the end of, or none. */
async function customerAt(path: string, open: 'charge' | 'nothing', known: FactValues = {}, hasNetwork = true) {
  const flow = prepare(web)
  if (flow === undefined) throw new Error('This is no flow.')
  const [device, tab] = [new FakeStorage(new FakeClock()), new FakeStorage(new FakeClock())]
  await device.set('recarrega.session', JSON.stringify({ state: { msisdn: MSISDN, customerId: 'c1' }, version: 1 }))
  await tab.set('recarrega.token', 'token')
  const hash = hashNumber(MSISDN, await deviceId(device))
  const record = {
    ...{ attemptId: 'a1', kind: 'credit', msisdnHash: hash, recipientHash: hash, valueId: 2000 },
    ...{ startedAt: 0, phase: 'created', rechargeId: 'r1' },
  }
  if (open === 'charge') await device.set(IN_FLIGHT_KEY, JSON.stringify({ records: [record], seen: [] }))
  await tab.set(ENVELOPE_KEY, JSON.stringify({ flow: 'web', hash: flow.hash, visited: [], wanted: null, facts: known }))
  const asked: string[] = []
  let back = (): void => undefined
  let loseNetwork = (): void => undefined
  let isOnline = hasNetwork
  let held: Promise<void> | undefined
  const page = {
    ...blankPage(path),
    device,
    tab,
    clock: new FakeClock(),
    fetch: async (url: string, { method }: { readonly method: string }) => {
      asked.push(url)
      await held
      return method === 'POST' ? respond(401, { code: 1001 }) : respond(404, {})
    },
    isOnline: () => isOnline,
    onReturn: (listener: () => void) => {
      back = listener
    },
    onOffline: (listener: () => void) => {
      loseNetwork = listener
    },
  }
  const app = createApp(
    {
      ...{ flow, surroundings: surroundings.parse(web), contents: wholeContents(flow, errors) },
      channel: channelOf(flow, newcomer, false),
      startOf: async () => undefined,
      readOperator: async () => besideTheApp,
    },
    page,
  )
  await app.open()
  // As long as what is asked for on the way in may take.
  await page.clock.advance(20_000)
  await vi.waitFor(() => expect(app.driver.state().running.filter(({ kind }) => kind === 'enter')).toEqual([]))
  return {
    app,
    searches: () => asked.filter(url => url.includes(STATUS)).length,
    asked: (part: string) => asked.filter(url => url.includes(part)).length,
    back: async () => {
      back()
      await settle()
    },
    /** From here on no answer comes, until the returned function is called. */
    hold: () => {
      let letGo = (): void => undefined
      held = new Promise(resolve => {
        letGo = resolve
      })
      return () => {
        held = undefined
        letGo()
      }
    },
    loseNetwork: () => {
      isOnline = false
      loseNetwork()
    },
    giveNetwork: async () => {
      isOnline = true
      back()
      // The first read of a Pix code comes 3 s later.
      await page.clock.advance(3_000)
    },
  }
}

test.each(['/web/home', '/recarga/efetuar'])(
  'an open charge is looked for again on %s by who comes back',
  async path => {
    const { app, searches, back } = await customerAt(path, 'charge')
    expect([searches(), app.facts.get('payment.inFlight')]).toEqual([1, 'charge'])
    await back()
    expect(searches()).toBe(2)
  },
)

test('who comes back while it is being looked for has it looked for once more: the answer may be an old one', async () => {
  const { searches, back, hold } = await customerAt('/web/home', 'charge')
  const letGo = hold()
  await back()
  await back()
  await back()
  expect(searches()).toBe(2)
  letGo()
  await settle()
  await vi.waitFor(() => expect(searches()).toBe(3))
  await settle()
  expect(searches()).toBe(3)
})

test('without one, nothing is asked', async () => {
  const { app, searches, back } = await customerAt('/web/home', 'nothing')
  const before = app.driver.state()
  await back()
  expect([searches(), app.driver.state()]).toEqual([0, before])
})

test('while a charge runs nothing is looked for beside it: what it found would be told to nobody', async () => {
  const { app, back } = await customerAt('/recarga/web/pagamento', 'charge', {
    'recharge.value': 3000,
    'recharge.target': MSISDN,
  })
  app.facts.write({ 'payment.type': 'credit', 'payment.card': 'token', 'payment.cvvWanted': false })
  const beside: string[] = []
  app.driver.subscribe(() => {
    const { running } = app.driver.state()
    if (running.some(({ charge }) => charge))
      beside.push(...running.filter(({ charge }) => !charge).map(run => run.service))
  })
  app.driver.send({ type: 'user', name: 'submit' })
  expect(app.driver.state().running).toMatchObject([{ service: 'recharge.pay', charge: true }])
  await back()
  expect(beside).toEqual([])
})

test('nobody is led away from what they are asked: an issuer’s question is answered in the bank’s app', async () => {
  const { app, searches, back } = await customerAt('/recarga/efetuar', 'charge')
  app.driver.send({ type: 'user', name: 'change' })
  expect(app.driver.state().modals).toHaveLength(1)
  await back()
  expect(searches()).toBe(1)
  app.driver.send({ type: 'user', name: 'dismiss' })
  await back()
  expect(searches()).toBe(2)
})

test.each([
  ['the bank', '/recarga/web/pisp/espera', { 'pisp.id': 'r1' }, '/status'],
  ['the smart checkout', '/recarga/web/checkout', { 'checkout.id': 'r1' }, STATUS],
])('who comes back while %s is waited for does not wait for the next round', async (_, path, known, status) => {
  const { asked, back } = await customerAt(path, 'charge', known)
  const before = asked(status)
  await back()
  expect(asked(status)).toBe(before + 1)
})

test.each([
  ['a Pix code', '/recarga/web/pix', { 'pix.txid': 't1' }, '/recharges/pix/t1'],
  ['a schedule', '/recarga/programar', {}, '/recurrence'],
])('%s that no network could bring is asked for again once there is one', async (_, path, known, call) => {
  const { app, asked, giveNetwork, back } = await customerAt(path, 'nothing', known, false)
  expect([app.driver.state().message?.code, asked(call)]).toEqual(['unreachable', 0])
  await back()
  expect([app.driver.state().message?.code, asked(call)]).toEqual(['unreachable', 0])
  await giveNetwork()
  await vi.waitFor(() => expect(asked(call)).toBe(1))
  expect(app.driver.state().message?.code).not.toBe('unreachable')
})

test('where nothing is looked for, nobody is asked either', async () => {
  const { app, searches, back } = await customerAt('/web/ajuda', 'charge')
  await back()
  expect([app.driver.state().step, searches()]).toEqual(['help', 0])
})

test('only a page that says that it updates itself says at once that it cannot', async () => {
  const home = await customerAt('/web/home', 'charge')
  home.loseNetwork()
  expect(home.app.ui.getState().notice).toBeNull()
  home.app.driver.send({ type: 'user', name: 'seeProcessing' })
  expect(home.app.ui.getState().notice).toEqual({ code: 'offlineWatch' })
  home.app.ui.setState({ notice: null })
  home.loseNetwork()
  expect(home.app.ui.getState().notice).toEqual({ code: 'offlineWatch' })
})

test.each([
  ['pix', 'payment', undefined],
  ['credit', 'login', 'charge'],
] as const)(
  'a session that ends while %s is paid leaves what may be charged to the login',
  async (type, step, inFlight) => {
    const { app } = await customerAt('/recarga/web/pagamento', 'nothing', {
      'recharge.value': 2000,
      'recharge.target': MSISDN,
    })
    app.facts.write({ 'payment.type': type, 'payment.card': 'token', 'payment.cvvWanted': false })
    app.driver.send({ type: 'user', name: 'submit' })
    await vi.waitFor(() => expect(app.facts.get('session.authenticated')).toBe(false), { timeout: 10_000 })
    expect([app.driver.state().step, app.facts.get('payment.inFlight')]).toEqual([step, inFlight])
  },
)
