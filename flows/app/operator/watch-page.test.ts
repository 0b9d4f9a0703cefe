import { describe, expect, test, vi } from 'vitest'
import errors from '../../../flow-configs/shared/errors.json'
import { prepare } from '../../../runtime/engine/prepare.ts'
import type { FactValues } from '../../../runtime/facts.ts'
import { hashNumber, IN_FLIGHT_KEY, type InFlight, ledgerText } from '../../../runtime/operator/charge/in-flight.ts'
import { loadServices } from '../../../runtime/services.ts'
import { FakeClock, settle } from '../../../tests/runtime/fake-clock.ts'
import { FakeStorage } from '../../../tests/runtime/fake-storage.ts'
import { respond } from '../../../tests/runtime/network.ts'
import { web } from '../../../workshop/flows/web-config.ts'
import { wholeContents } from '../../kit/contents.ts'
import { surroundings } from '../../kit/surroundings.ts'
import { channelOf, newcomer } from '../boot/channel.ts'
import { createApp } from '../boot/create-app.ts'
import { ENVELOPE_KEY } from '../boot/envelope.ts'
import { blankPage } from '../boot/prerender.tsx'
import { deviceId } from './device-id.ts'
import { besideTheApp } from './operator-config.ts'

// Loads the services before the tests, so that no test's time limit includes the imports.
await loadServices()
vi.stubGlobal('window', new EventTarget())
vi.stubGlobal('__APP_VERSION__', '1.2.3')
const MSISDN = '11987654321'
const STATUS = '/uuid/'

/** Opens a page for a customer who has an open charge (its result is unknown), or no charge. */
async function customerAt(path: string, open: 'charge' | 'nothing', known: FactValues = {}, hasNetwork = true) {
  const flow = prepare(web)
  if (flow === undefined) throw new Error('This is no flow.')
  const [device, tab] = [new FakeStorage(new FakeClock()), new FakeStorage(new FakeClock())]
  await device.set('recarrega.session', JSON.stringify({ state: { msisdn: MSISDN, customerId: 'c1' }, version: 1 }))
  await tab.set('recarrega.token', 'token')
  const hash = hashNumber(MSISDN, await deviceId(device))
  const record: InFlight = {
    ...{ attemptId: 'a1', kind: 'credit', msisdnHash: hash, recipientHash: hash, amountCents: 2000 },
    ...{ startedAt: 0, phase: 'created' as const, rechargeId: 'r1' },
  }
  const records = open === 'charge' ? [record] : []
  await device.set(IN_FLIGHT_KEY, ledgerText({ records, seen: [], whole: [hash] }))
  await tab.set(ENVELOPE_KEY, JSON.stringify({ flow: 'web', hash: flow.hash, visited: [], wanted: null, facts: known }))
  const asked: string[] = []
  let back = (): void => undefined
  let loseNetwork = (): void => undefined
  let isOnline = hasNetwork
  let held: Promise<void> | undefined
  let ended: object | undefined
  const page = {
    ...blankPage(path),
    device,
    tab,
    clock: new FakeClock(),
    fetch: async (url: string, { method }: { readonly method: string }) => {
      asked.push(url)
      await held
      if (method === 'POST') return respond(401, { code: 1001 })
      return ended !== undefined && url.includes(STATUS) ? respond(200, ended) : respond(404, {})
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
  // First waits until the step's own search for the charge has ended, which takes up to 20 s.
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
    /** Delays all further answers until the test calls the returned function. */
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
    /** Sets the result of the charge, which the operator returns from now on. */
    end: (how: object) => {
      ended = how
    },
    pass: (ms: number) => page.clock.advance(ms),
    loseNetwork: () => {
      isOnline = false
      loseNetwork()
    },
    giveNetwork: async () => {
      isOnline = true
      back()
      // The page reads a Pix code for the first time after 3 s.
      await page.clock.advance(3_000)
    },
  }
}

test.each(['/web/home', '/recarga/efetuar'])(
  'when the customer comes back to the app at %s, the app searches again for the open charge',
  async path => {
    const { app, searches, back } = await customerAt(path, 'charge')
    const before = searches()
    expect([before > 0, app.facts.get('payment.inFlight')]).toEqual([true, 'charge'])
    await back()
    expect(searches()).toBe(before + 1)
  },
)

test('if the customer comes back during a search, the app searches once more afterwards, because things may have changed', async () => {
  const { searches, back, hold } = await customerAt('/web/home', 'charge')
  const before = searches()
  const letGo = hold()
  await back()
  await back()
  await back()
  expect(searches()).toBe(before + 1)
  letGo()
  await settle()
  await vi.waitFor(() => expect(searches()).toBe(before + 2))
  await settle()
  expect(searches()).toBe(before + 2)
})

describe('an open charge', () => {
  const date = '2026-11-27T15:00:00Z'
  const order = { 'recharge.value': 3000, 'recharge.target': MSISDN }

  test.each(['/web/home', '/recarga/efetuar', '/recarga/web/pagamento'])(
    'on %s the app searches for an open charge, at first every 3 s, until it can show the result',
    async path => {
      const { app, searches, end, pass } = await customerAt(path, 'charge', order)
      // In 20 s the page searches once on entry and five times at intervals of 3 s. Then the interval is 10 s.
      expect(searches()).toBe(6)
      await pass(10_000)
      expect(searches()).toBe(7)
      expect(app.facts.get('payment.inFlight')).toBe('charge')
      end({ status: 'OK', nsu: '123456789', date })
      await pass(10_000)
      await vi.waitFor(() => expect(app.driver.state().step).toBe('success'))
      expect(app.facts.get('recharge.nsu')).toBe('123456789')
      const after = searches()
      await pass(60_000)
      expect(searches()).toBe(after)
    },
  )

  test.each([
    ['refused', { status: 'NOK', nsu: null, code: 300, date }, '300'],
    ['refunded', { status: 'NOK', nsu: null, date }, 'refunding'],
  ])(
    'if the operator ends an open charge as %s, the customer sees the message for it without a tap',
    async (_, ended, code) => {
      const { app, end, pass } = await customerAt('/web/home', 'charge')
      end(ended)
      await pass(10_000)
      await vi.waitFor(() => expect(app.driver.state().modals).toMatchObject([{ id: 'error', message: { code } }]))
    },
  )

  test('when a customer comes back, the app searches at once, and the next time only ten seconds later', async () => {
    const { searches, back, pass } = await customerAt('/web/home', 'charge')
    await back()
    const before = searches()
    await pass(9_000)
    expect(searches()).toBe(before)
    await pass(1_000)
    expect(searches()).toBe(before + 1)
  })

  test('the app does not search for an open charge while a modal is open, and searches again after the modal is closed', async () => {
    const { app, searches, pass } = await customerAt('/recarga/efetuar', 'charge')
    app.driver.send({ type: 'user', name: 'change' })
    const before = searches()
    await pass(60_000)
    expect(searches()).toBe(before)
    app.driver.send({ type: 'user', name: 'dismiss' })
    await pass(10_000)
    expect(searches()).toBeGreaterThan(before)
  })
})

test('if no charge is open, the app sends no search for charges when the customer returns to the page', async () => {
  const { app, searches, back } = await customerAt('/web/home', 'nothing')
  const before = app.driver.state()
  await back()
  expect([searches(), app.driver.state()]).toEqual([0, before])
})

test('while a charge runs, the app sends no search for charges when the customer returns, because no screen would show the result', async () => {
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

test('if a customer comes back to an open modal, such as the bank’s question, the modal stays open', async () => {
  const { app, searches, back } = await customerAt('/recarga/efetuar', 'charge')
  app.driver.send({ type: 'user', name: 'change' })
  expect(app.driver.state().modals).toHaveLength(1)
  const before = searches()
  await back()
  expect(searches()).toBe(before)
  app.driver.send({ type: 'user', name: 'dismiss' })
  await back()
  expect(searches()).toBe(before + 1)
})

test.each([
  ['the bank', '/recarga/web/pisp/espera', { 'pisp.id': 'r1' }, '/status'],
  ['the smart checkout', '/recarga/web/checkout', { 'checkout.id': 'r1' }, STATUS],
])(
  'when the customer comes back while the app waits for %s, the app fetches the status at once',
  async (_, path, known, status) => {
    const { asked, back } = await customerAt(path, 'charge', known)
    const before = asked(status)
    await back()
    expect(asked(status)).toBe(before + 1)
  },
)

test.each([
  ['a Pix code', '/recarga/web/pix', { 'pix.txid': 't1' }, '/recharges/pix/t1'],
  ['a schedule', '/recarga/programar', {}, '/recurrence'],
])('if %s could not be fetched offline, it is fetched again once the network is back', async (_, path, known, call) => {
  const { app, asked, giveNetwork, back } = await customerAt(path, 'nothing', known, false)
  expect([app.driver.state().message?.code, asked(call)]).toEqual(['unreachable', 0])
  await back()
  expect([app.driver.state().message?.code, asked(call)]).toEqual(['unreachable', 0])
  await giveNetwork()
  await vi.waitFor(() => expect(asked(call)).toBe(1))
  expect(app.driver.state().message?.code).not.toBe('unreachable')
})

test('if the customer comes back to a step such as the help page, the app does not search for open payments', async () => {
  const { app, searches, back } = await customerAt('/web/ajuda', 'charge')
  await back()
  expect([app.driver.state().step, searches()]).toEqual(['help', 0])
})

test('if the network is lost, the app says so at once only on a step that updates itself, such as a charge in processing', async () => {
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
  'if the session ends during a payment by %s, the app remembers a charge only if the customer may have been charged',
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
