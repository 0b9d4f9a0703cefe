import { expect, test, vi } from 'vitest'
import errors from '../../../flow-configs/shared/errors.json'
import { prepare } from '../../../runtime/engine/prepare.ts'
import { hashNumber, IN_FLIGHT_KEY } from '../../../runtime/operator/charge/in-flight.ts'
import { loadMethods } from '../../../runtime/payment/methods.ts'
import { loadServices } from '../../../runtime/services.ts'
import { FakeClock, settle } from '../../../tests/runtime/fake-clock.ts'
import { FakeStorage } from '../../../tests/runtime/fake-storage.ts'
import { web } from '../../../workshop/flows/web-config.ts'
import { loadAllBlocks } from '../../catalogue.ts'
import { wholeContents } from '../../kit/contents.ts'
import { surroundings } from '../../kit/surroundings.ts'
import { channelOf, newcomer } from '../boot/channel.ts'
import { createApp } from '../boot/create-app.ts'
import { ENVELOPE_KEY } from '../boot/envelope.ts'
import { blankPage } from '../boot/prerender.tsx'
import { messageView, modalView } from '../screen/later.ts'
import { deviceId } from './device-id.ts'
import { besideTheApp } from './operator-config.ts'

// Loads the services before the tests, so that no test's time limit includes the imports.
await Promise.all([
  loadServices(),
  loadMethods(),
  loadAllBlocks(),
  modalView.load(),
  messageView.load(),
  import('./operations.ts'),
])

const reports = new EventTarget()
vi.stubGlobal('window', reports)
vi.stubGlobal('__APP_VERSION__', '1.2.3')

const ANA = '11987654321'
const EVENT = '/customers/c1/events/abandoned_cart'

/** Creates the storage of a tab, which survives a reload, and the list of all events that the operator receives. */
function newTab() {
  const clock = new FakeClock()
  const sent: { body: unknown; keepalive: boolean | undefined }[] = []
  return { device: new FakeStorage(clock), tab: new FakeStorage(clock), sent }
}

/** Opens the payment page as the customer Ana with R$ 20 chosen. By default, the operator answers 404. */
async function openPayment(answer: (url: string) => number = () => 404, { device, tab, sent } = newTab()) {
  const flow = prepare(web)
  if (flow === undefined) throw new Error('This is no flow.')
  const clock = new FakeClock()
  const kept = { msisdn: ANA, customerId: 'c1' }
  await device.set('recarrega.session', JSON.stringify({ state: kept, version: 1 }))
  await tab.set('recarrega.token', 'token')
  // The device's record contains no open charge, so the app does not read the history first.
  const whole = [hashNumber(ANA, await deviceId(device))]
  await device.set(IN_FLIGHT_KEY, JSON.stringify({ records: [], seen: [], whole }))
  const facts = { 'recharge.value': 2000, 'recharge.target': ANA }
  const envelope = { flow: 'web', hash: flow.hash, visited: [], wanted: null, facts }
  if ((await tab.get(ENVELOPE_KEY)) === null) await tab.set(ENVELOPE_KEY, JSON.stringify(envelope))
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
      if (url.endsWith(EVENT)) sent.push({ body: JSON.parse(body), keepalive })
      const status = answer(url)
      return { status, headers: new Headers(), text: async () => (status === 422 ? '{"code":424}' : '{}') }
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
  return { app, sent, send, rest, hide: () => hide() }
}

const cart = { rechargeValueId: 2000, msisdnRecebedor: ANA }

test('if a customer leaves the payment page for another page, the app reports one abandoned cart', async () => {
  const { sent, send, hide } = await openPayment()
  await send('home')
  hide()
  await send('recharge')
  expect(sent).toEqual([{ body: cart, keepalive: true }])
})

test('if a customer closes the payment page, the operator is notified of an abandoned cart with the chosen payment type', async () => {
  const { app, sent, hide, rest } = await openPayment()
  app.facts.write({ 'payment.type': 'pix' })
  hide()
  hide()
  await rest()
  expect(sent).toEqual([{ body: { ...cart, paymentType: 'pix' }, keepalive: true }])
})

test('a customer who returns to the payment page and leaves it again has abandoned two carts', async () => {
  const { sent, send } = await openPayment()
  for (const event of ['home', 'pay', 'home']) await send(event)
  expect(sent).toHaveLength(2)
})

test('if a customer reloads the payment page and then leaves it, only one cart is abandoned', async () => {
  const tab = newTab()
  const first = await openPayment(undefined, tab)
  first.hide()
  await first.rest()
  const second = await openPayment(undefined, tab)
  second.hide()
  await second.rest()
  const third = await openPayment(undefined, tab)
  await third.send('home')
  expect(tab.sent).toHaveLength(1)
  // The customer begins another attempt, so the operator is notified again when they leave.
  await third.send('pay')
  third.hide()
  await third.rest()
  expect(tab.sent).toHaveLength(2)
})

test('if a customer leaves after a refused charge, no cart is abandoned', async () => {
  const { app, sent, send, hide } = await openPayment(url => (url.includes('/recharges/') ? 422 : 404))
  app.facts.write({ 'payment.type': 'pix' })
  await send('submit')
  expect(app.driver.state().modals.map(({ id }) => id)).toEqual(['error'])
  await send('home')
  hide()
  expect(sent).toEqual([])
})

test('if a Pix could not be created and the customer leaves, the cart is abandoned', async () => {
  const { app, sent, send } = await openPayment(url => (url.includes('/recharges/') ? 500 : 404))
  app.facts.write({ 'payment.type': 'pix' })
  await send('submit')
  expect([app.driver.state().step, sent]).toEqual(['payment', []])
  await send('home')
  expect(sent).toEqual([{ body: { ...cart, paymentType: 'pix' }, keepalive: true }])
})

test('if a customer closes the page during a charge, no cart is abandoned', async () => {
  const { app, sent, hide, rest } = await openPayment()
  app.facts.write({ 'payment.type': 'pix' })
  app.driver.send({ type: 'user', name: 'submit' })
  hide()
  expect(app.driver.state().running.map(({ charge }) => charge)).toEqual([true])
  await rest()
  expect(sent).toEqual([])
})

test('if a customer closes the page while the app requests the CVV, the cart is abandoned', async () => {
  const { app, sent, send, hide, rest } = await openPayment()
  app.facts.write({ 'payment.type': 'credit', 'payment.card': 'saved', 'payment.cvvWanted': true })
  await send('submit')
  expect(app.driver.state().modals.map(({ id }) => id)).toEqual(['cvv'])
  hide()
  await rest()
  expect(sent).toEqual([{ body: { ...cart, paymentType: 'credit' }, keepalive: true }])
})

test('a customer who goes on to the list of banks has abandoned the cart only after leaving this list', async () => {
  const { app, sent, send } = await openPayment()
  app.facts.write({ 'payment.type': 'pisp' })
  await send('submit')
  expect([app.driver.state().step, sent]).toEqual(['pisp', []])
  await send('home')
  expect(sent).toEqual([{ body: { ...cart, paymentType: 'pisp' }, keepalive: true }])
})

test('if a customer leaves while a charge is being processed, or logs out, the app reports no abandoned cart', async () => {
  const open = await openPayment()
  open.app.facts.write({ 'payment.inFlight': 'charge' })
  await open.send('home')
  expect(open.sent).toEqual([])
  const out = await openPayment()
  await out.send('logout')
  out.hide()
  expect([out.sent, out.app.driver.state().step]).toEqual([[], 'login'])
})

test('if the operator rejects the event for an abandoned cart, the customer sees no error', async () => {
  const heard: unknown[] = []
  reports.addEventListener('recarrega:report', event => heard.push(event instanceof CustomEvent && event.detail))
  const { app, send } = await openPayment(() => 500)
  await send('home')
  expect(app.driver.state()).toMatchObject({ step: 'home', modals: [], message: null })
  expect(app.ui.getState().notice).toBeNull()
  const call = 'POST /customers/{id}/events/{event}'
  expect(heard).toContainEqual({ problem: 'cart-not-told', detail: 'refused', call, code: 0 })
})
