import { describe, expect, test, vi } from 'vitest'
import errors from '../../../flow-configs/shared/errors.json'
import { prepare } from '../../../runtime/engine/prepare.ts'
import { getCustomer } from '../../../runtime/operator/contract/customer.ts'
import { FakeClock, settle } from '../../../tests/runtime/fake-clock.ts'
import { FakeStorage } from '../../../tests/runtime/fake-storage.ts'
import { respond } from '../../../tests/runtime/network.ts'
import { web } from '../../../workshop/flows/web-config.ts'
import { wholeContents } from '../../kit/contents.ts'
import type { Page } from '../../kit/page.ts'
import { onReport } from '../../kit/report.ts'
import { surroundings } from '../../kit/surroundings.ts'
import { besideTheApp } from '../operator/operator-config.ts'
import { channelOf, keepChannel, newcomer } from './channel.ts'
import { createApp } from './create-app.ts'
import { ENVELOPE_KEY } from './envelope.ts'
import { blankPage } from './prerender.tsx'

vi.stubGlobal('window', new EventTarget())
vi.stubGlobal('__APP_VERSION__', '0.0.0')

/** Opens a page of a customer who has already logged in in this tab, as after a reload. */
async function customerAt(
  path: string,
  hasMissedLogout = false,
  around: Partial<Page> = {},
  startOf: () => Promise<string | undefined> = async () => undefined,
  isUnknown = false,
) {
  const flow = prepare(web)
  if (flow === undefined) throw new Error('This is no flow.')
  const [device, tab] = [new FakeStorage(new FakeClock()), new FakeStorage(new FakeClock())]
  const kept = { msisdn: '11987654321', customerId: 'c1' }
  await device.set('recarrega.session', JSON.stringify({ state: kept, version: 1 }))
  await tab.set('recarrega.token', 'token')
  const facts = { 'customer.name': 'Ana Souza', 'recharge.value': 2000 }
  await tab.set(ENVELOPE_KEY, JSON.stringify({ flow: 'web', visited: [], wanted: null, facts }))
  let logOut = (): void => undefined
  const tabs = {
    hasMissedLogout: () => hasMissedLogout,
    announceLogout: () => undefined,
    onLogout: (listener: () => void) => {
      logOut = listener
      return () => undefined
    },
  }
  const page = { ...blankPage(path), device, tab, tabs, ...around }
  const contents = wholeContents(flow, errors)
  const app = createApp(
    {
      flow,
      surroundings: surroundings.parse(web),
      contents,
      channel: channelOf(flow, newcomer, false),
      startOf,
      isUnknown,
      readOperator: async () => besideTheApp,
    },
    page,
  )
  return { app, page, device, tab, logOut: () => logOut() }
}

test('if a customer reloads the page, the same step opens again with the same choices', async () => {
  const { app } = await customerAt('/recarga/efetuar')
  await app.open()
  expect(app.driver.state().step).toBe('recharge')
  expect(app.facts.all()).toMatchObject({ 'session.authenticated': true, 'recharge.value': 2000 })
})

test.each([
  ['/web/login', 'home', 'login'],
  ['/web/sms', 'home', 'login'],
  ['/web/ajuda', 'help', 'help'],
  ['/web/historico', 'history', 'login'],
])(
  'the address %s opens the step %s for a customer who is logged in, and the step %s without a session',
  async (path, inside, outside) => {
    for (const [isNobody, step] of [
      [false, inside],
      [true, outside],
    ] as const) {
      const { app } = await customerAt(path, isNobody)
      await app.open()
      expect(app.driver.state().step).toBe(step)
    }
  },
)

test('if the release does not know an address, the “not found” page opens, even if the flow has a step for it', async () => {
  const { app } = await customerAt('/web/historico', false, {}, undefined, true)
  await app.open()
  expect(app.driver.state().step).toBe('not-found')
})

describe('a tab that an earlier release opened', () => {
  const at = (path: string, step: string): Partial<Page> => ({
    history: { ...blankPage(path).history, current: () => ({ entry: 2, step }) },
  })

  test('if an update removed the address that a tab showed, but not its step, a reload opens this step', async () => {
    const { app } = await customerAt('/web/anterior', false, at('/web/anterior', 'history'), undefined, true)
    await app.open()
    expect(app.driver.state()).toMatchObject({ step: 'history', entry: 2 })
  })

  test('if an update gives a tab’s address to another step, a reload opens the step that the tab showed before', async () => {
    const { app } = await customerAt('/web/ajuda', false, at('/web/ajuda', 'history'))
    await app.open()
    expect(app.driver.state().step).toBe('history')
  })

  test('if a tab showed “not found” and an update adds a step for its address, a reload opens this step', async () => {
    const { app } = await customerAt('/web/ajuda', false, at('/web/ajuda', 'not-found'))
    await app.open()
    expect(app.driver.state().step).toBe('help')
  })

  test('if an update removed both the address and the step that a tab showed, a reload opens the home step', async () => {
    const { app } = await customerAt('/web/anterior', false, at('/web/anterior', 'former'), undefined, true)
    await app.open()
    expect(app.driver.state().step).toBe('home')
  })

  test('after an update, if a tab’s step lacks facts that it needs, the step that collects them opens', async () => {
    const { app } = await customerAt('/web/anterior', false, at('/web/anterior', 'pix'), undefined, true)
    await app.open()
    expect(app.driver.state().step).toBe('recharge')
  })
})

test('if another tab logs out while the page opens, the page shows the login and restores none of the customer’s data', async () => {
  const { app, tab, logOut } = await customerAt('/recarga/efetuar')
  const opened = app.open()
  await Promise.resolve()
  logOut()
  await opened
  expect(app.driver.state().step).toBe('login')
  expect(app.facts.get('session.authenticated')).toBe(false)
  expect(JSON.stringify(app.facts.all())).not.toMatch(/Ana|11987654321|2000/)
  expect(tab.values.get(ENVELOPE_KEY) ?? '').not.toMatch(/Ana|11987654321|2000/)
})

test('if a customer comes back from the bank after a logout, none of their data is restored', async () => {
  const { app, device, tab } = await customerAt('/status_pisp/p1', true)
  const others = { msisdn: '21998765432', customerId: 'c2' }
  await device.set('recarrega.session', JSON.stringify({ state: others, version: 1 }))
  await app.open()
  expect(app.driver.state().step).toBe('login')
  expect(app.facts.all()).toMatchObject({ 'session.authenticated': false, 'pisp.id': 'p1' })
  expect(JSON.stringify(app.facts.all())).not.toMatch(/Ana|11987654321|2000/)
  expect(tab.values.get('recarrega.token')).toBeUndefined()
  expect(device.values.get('recarrega.session')).toContain('21998765432')
})

test('if another customer replaced a tab’s customer on the device, the tab opens the login without any data', async () => {
  const { app, device, tab } = await customerAt('/recarga/efetuar')
  await tab.set('recarrega.tokenOwner', 'c1')
  const others = { msisdn: '21998765432', customerId: 'c2' }
  await device.set('recarrega.session', JSON.stringify({ state: others, version: 1 }))
  await app.open()
  expect(app.driver.state().step).toBe('login')
  expect(app.facts.get('session.authenticated')).toBe(false)
  expect(JSON.stringify([app.facts.all(), tab.values.get(ENVELOPE_KEY)])).not.toMatch(/Ana|11987654321|2000/)
})

test('if three calls get a 401 at the same time, the customer sees only one message', async () => {
  const { app, tab } = await customerAt('/web/cartoes', false, { fetch: async () => respond(401, { code: 1001 }) })
  await app.open()
  const { shown } = app.ui.getState()
  let left = 0
  app.onForget(() => {
    left += 1
  })
  const { context } = await app.loadOperations()
  const ask = () => context.send(getCustomer, { params: { msisdn: '11987654321' } })
  await Promise.all([ask(), ask(), ask()])
  expect(left).toBe(1)
  expect(app.driver.state().message).toEqual({ code: '1001' })
  expect(app.ui.getState().shown).toBe(shown + 1)
  expect(tab.values.get('recarrega.token')).toBeUndefined()
})

test('a logout removes the session and the location from the device, but not the channel', async () => {
  const here = { IPv4: '203.0.113.7', country_code: 'BR' }
  const locate = async (url: string) => (url.endsWith('/json') ? respond(200, here) : respond(404, {}))
  const { app, page, device, tab, logOut } = await customerAt('/web/cartoes', false, { fetch: locate })
  await keepChannel(page, { name: 'beta_app', path: 'web' })
  await app.open()
  await (await app.loadOperations()).context.where()
  await settle()
  const keys = (storage: typeof device) => [...storage.values.keys()].sort()
  const stay = ['recarrega.channel', 'recarrega.channelPath', 'recarrega.device']
  expect(keys(device)).toEqual([...stay, 'recarrega.country', 'recarrega.ip', 'recarrega.session'].sort())
  expect(keys(tab)).toEqual([ENVELOPE_KEY, 'recarrega.token'])
  logOut()
  await settle()
  expect(keys(device)).toEqual(stay)
  expect(tab.values.get(ENVELOPE_KEY) ?? '').not.toMatch(/Ana|11987654321|2000/)
})

test('a logout deletes the card data, the issuer’s proof and the 3-D Secure tokens from memory', async () => {
  const { app, logOut } = await customerAt('/recarga/efetuar')
  await app.open()
  const { context } = await app.loadOperations()
  context.secureTokens.set('VISA debit', { token: 'token', untilMs: Number.POSITIVE_INFINITY })
  context.vault.write('payment.proof', 'proof')
  logOut()
  expect([context.secureTokens.size, context.vault.isHolding()]).toEqual([0, false])
})

/** Returns the part of a page whose address contains `?valor=` with this amount. */
const linkedTo = (valor: string) => ({ takeFromAddress: (name: string) => (name === 'valor' ? valor : null) })

test('the amount in a link is chosen at once for a logged-in customer, and after the login for other visitors', async () => {
  const inside = await customerAt('/recarga/efetuar', false, linkedTo('3000'))
  await inside.app.open()
  expect(inside.app.facts.all()).toMatchObject({ 'recharge.value': 3000 })
  expect(inside.app.facts.get('login.value')).toBeUndefined()
  const outside = await customerAt('/web/login', true, linkedTo('3000'))
  await outside.app.open()
  expect(outside.app.facts.all()).toMatchObject({ 'login.value': 3000 })
})

test.each(['0', '-2000', '20.01', 'R$ 20', 'Infinity', ''])(
  'the invalid amount %j in a link is ignored',
  async text => {
    const { app } = await customerAt('/recarga/efetuar', false, linkedTo(text))
    await app.open()
    expect([app.facts.get('recharge.value'), app.facts.get('login.value')]).toEqual([2000, undefined])
  },
)

test('if another customer logs in later in the same tab, none of the first customer’s facts are restored', async () => {
  const { app, page } = await customerAt('/recarga/efetuar')
  await app.open()
  app.facts.write({ 'recharge.target': '11976543210', 'recharge.nsu': '123', 'login.msisdn': '21998765432' })
  const { context } = await app.loadOperations()
  await context.session.open({ token: 't2', msisdn: '21998765432', customerId: 'c2' })
  expect(JSON.stringify(app.facts.all())).not.toMatch(/Ana|11976543210|2000|"123"/)
  // A reload may restore facts of a customer whose session has ended. The next customer must not see these facts.
  await page.device.remove('recarrega.session')
  const envelope = { flow: 'web', hash: app.flow.hash, visited: [], wanted: null }
  const facts = { 'session.owner': 'c1', 'recharge.target': '11976543210' }
  await page.tab.set(ENVELOPE_KEY, JSON.stringify({ ...envelope, facts }))
  const other = await customerAt('/recarga/efetuar', false, { device: page.device, tab: page.tab })
  await other.app.open()
  expect(other.app.facts.get('recharge.target')).toBe('11976543210')
  const again = (await other.app.loadOperations()).context
  await again.session.open({ token: 't2', msisdn: '21998765432', customerId: 'c2' })
  expect(other.app.facts.get('recharge.target')).toBeUndefined()
})

test('if the same customer logs in again, the amount that they chose before is kept', async () => {
  const { app } = await customerAt('/recarga/efetuar')
  await app.open()
  const { context } = await app.loadOperations()
  await context.session.open({ token: 't2', msisdn: '11987654321', customerId: 'c1' })
  expect(app.facts.get('recharge.value')).toBe(2000)
})

describe('another flow', () => {
  const led = async (around: Partial<Page>, startOf: () => Promise<string | undefined>) => {
    const left: string[] = []
    const { app, page } = await customerAt(
      '/web/home',
      false,
      { ...around, leave: address => left.push(address) },
      startOf,
    )
    await app.open()
    app.facts.write({ 'toggles.campaigns': true })
    app.driver.send({ type: 'user', name: 'offer' })
    await new Promise(resolve => setTimeout(resolve))
    await new Promise(resolve => setTimeout(resolve))
    return { app, page, left }
  }

  test('if another flow takes over, the page leaves for that flow’s address', async () => {
    expect((await led({}, async () => '/recarga/web/oferta')).left).toEqual(['/recarga/web/oferta'])
  })

  test('a switch to another flow does nothing if session storage is blocked or the flow’s address cannot be fetched', async () => {
    const forgets = {
      get: async () => null,
      set: () => Promise.reject(new Error('No storage.')),
      remove: async () => undefined,
    }
    const { app, left } = await led({ tab: forgets }, async () => '/recarga/web/oferta')
    expect(left).toEqual([])
    expect(app.driver.state().step).toBe('login')
    const lost = await led({}, async () => undefined)
    expect([lost.left, lost.app.driver.state().step]).toEqual([[], 'home'])
    expect(lost.app.ui.getState().notice?.code).toBe('unloaded')
  })
})

test('if a field of an answer is unreadable, the report contains the names of the call and the field', async () => {
  const problems: unknown[] = []
  onReport(problem => void problems.push(problem))
  const fetch: Page['fetch'] = async () => respond(200, { id: null })
  const { app } = await customerAt('/recarga/efetuar', false, { fetch })
  const { context } = await app.loadOperations()
  await context.send(getCustomer, { params: { msisdn: '11987654321' } })
  expect(problems).toContainEqual({ name: 'unread', call: 'GET /v3/customers/{msisdn}/', field: 'id' })
  expect(JSON.stringify(problems)).not.toContain('11987654321')
})
