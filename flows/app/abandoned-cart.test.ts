import { expect, test, vi } from 'vitest'
import errors from '../../flow-configs/shared/errors.json'
import web from '../../flow-configs/web.flow.json'
import { prepare } from '../../runtime/engine/prepare.ts'
import { loadMethods } from '../../runtime/pay-methods.ts'
import { loadServices } from '../../runtime/services.ts'
import { FakeClock, settle } from '../../tests/runtime/fake-clock.ts'
import { FakeStorage } from '../../tests/runtime/fake-storage.ts'
import { channelOf, newcomer } from './channel.ts'
import { wholeContents } from './contents.ts'
import { createApp } from './create-app.ts'
import { ENVELOPE_KEY } from './envelope.ts'
import { besideTheApp } from './operator-config.ts'
import { blankPage } from './prerender.tsx'
import { surroundings } from './surroundings.ts'

// Loaded now, so that a service's own import takes no time of a test.
await Promise.all([loadServices(), loadMethods(), import('./operations.ts')])

const reports = new EventTarget()
vi.stubGlobal('window', reports)
vi.stubGlobal('__APP_VERSION__', '1.2.3')

const ANA = '11987654321'
const EVENT = '/customers/c1/events/abandoned_cart'

/** Ana on the payment page with R$ 20 chosen. The operator answers 404 to all but what a test says. */
async function openPayment(answer: (url: string) => number = () => 404) {
  const flow = prepare(web)
  if (flow === undefined) throw new Error('This is no flow.')
  const clock = new FakeClock()
  const [device, tab] = [new FakeStorage(clock), new FakeStorage(clock)]
  const kept = { msisdn: ANA, customerId: 'c1' }
  await device.set('recarrega.session', JSON.stringify({ state: kept, version: 1 }))
  await tab.set('recarrega.token', 'token')
  const facts = { 'recharge.value': 2000, 'recharge.target': ANA }
  await tab.set(ENVELOPE_KEY, JSON.stringify({ flow: 'web', hash: flow.hash, visited: [], wanted: null, facts }))
  const told: { body: unknown; keepalive: boolean | undefined }[] = []
  let hide = (): void => undefined
  let ids = 0
  const page = {
    ...blankPage('/recarga/web/pagamento'),
    device,
    tab,
    clock,
    newId: () => {
      ids += 1
      return `id-${ids}`
    },
    onHide: (listener: () => void) => {
      hide = listener
    },
    fetch: async (url: string, { body = 'null', keepalive }: { body?: string; keepalive?: true }) => {
      if (url.endsWith(EVENT)) told.push({ body: JSON.parse(body), keepalive })
      return { status: answer(url), headers: new Headers(), text: async () => '{}' }
    },
  }
  const app = createApp(
    {
      flow,
      surroundings: surroundings.parse(web),
      contents: wholeContents(flow, errors),
      channel: channelOf(flow, newcomer, false),
      startOf: async () => undefined,
      readOperator: async () => besideTheApp,
    },
    page,
  )
  await app.open()
  await settle()
  expect(app.driver.state().step).toBe('payment')
  const rest = async (): Promise<void> => {
    await clock.advance(60_000)
    await settle()
  }
  const send = (name: string): Promise<void> => {
    app.driver.send({ type: 'user', name })
    return rest()
  }
  return { app, told, send, rest, hide: () => hide() }
}

const cart = { rechargeValueId: 2000, msisdnRecebedor: ANA }

test('who goes elsewhere without paying has left a cart, and it is told once', async () => {
  const { told, send, hide } = await openPayment()
  await send('home')
  hide()
  await send('recharge')
  expect(told).toEqual([{ body: cart, keepalive: true }])
})

test('so has who closes the page, with the way to pay that was chosen', async () => {
  const { app, told, hide, rest } = await openPayment()
  app.facts.write({ 'payment.type': 'pix' })
  hide()
  hide()
  await rest()
  expect(told).toEqual([{ body: { ...cart, paymentType: 'pix' }, keepalive: true }])
})

test('who comes back to the payment page may leave it again', async () => {
  const { told, send } = await openPayment()
  for (const event of ['home', 'pay', 'home']) await send(event)
  expect(told).toHaveLength(2)
})

test('a charge that ran is no abandoned cart, whatever became of it', async () => {
  for (const status of [422, 500]) {
    const { app, told, send, hide } = await openPayment(url => (url.includes('/recharges/') ? status : 404))
    app.facts.write({ 'payment.type': 'pix' })
    await send('submit')
    await send('home')
    hide()
    expect(told).toEqual([])
  }
})

test('nor is what is in processing, or was left with the session', async () => {
  const open = await openPayment()
  open.app.facts.write({ 'payment.inFlight': 'charge' })
  await open.send('home')
  expect(open.told).toEqual([])
  const out = await openPayment()
  await out.send('logout')
  out.hide()
  expect([out.told, out.app.driver.state().step]).toEqual([[], 'login'])
})

test('an operator that does not take it is no news for the person', async () => {
  const heard: unknown[] = []
  reports.addEventListener('recarrega:report', event => heard.push(event instanceof CustomEvent && event.detail))
  const { app, send } = await openPayment(() => 500)
  await send('home')
  expect(app.driver.state()).toMatchObject({ step: 'home', modals: [], message: null })
  expect(app.ui.getState().notice).toBeNull()
  expect(heard).toContainEqual({ problem: 'cart-not-told', detail: 'refused' })
})
