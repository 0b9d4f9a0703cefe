import { expect, test, vi } from 'vitest'
import errors from '../../../flow-configs/shared/errors.json'
import { prepare } from '../../../runtime/engine/prepare.ts'
import { loadServices } from '../../../runtime/services.ts'
import { FakeClock, settle } from '../../../tests/runtime/fake-clock.ts'
import { FakeStorage } from '../../../tests/runtime/fake-storage.ts'
import { respond } from '../../../tests/runtime/network.ts'
import { web } from '../../../workshop/flows/web-config.ts'
import { wholeContents } from '../../kit/contents.ts'
import { surroundings } from '../../kit/surroundings.ts'
import { besideTheApp } from '../operator/operator-config.ts'
import { channelOf, newcomer } from './channel.ts'
import { createApp } from './create-app.ts'
import { ENVELOPE_KEY } from './envelope.ts'
import { blankPage } from './prerender.tsx'

const reports = new EventTarget()
vi.stubGlobal('window', reports)
vi.stubGlobal('__APP_VERSION__', '0.0.0')

// Loads the services before the tests, so that no test's time limit includes the imports.
await Promise.all([loadServices(), import('../operator/operations.ts')])

const BANK = 'https://banco.example'
const ours = 'http://localhost:4199'

interface Visit {
  readonly path: string
  /** The bank's address, which the operator returns. */
  readonly redirect?: string
  readonly isLoggedIn?: boolean
}

/** Opens a page of a customer who is paying through a bank. */
async function visit({ path, redirect = '', isLoggedIn = true }: Visit) {
  const flow = prepare(web)
  if (flow === undefined) throw new Error('This is no flow.')
  const clock = new FakeClock()
  const [device, tab] = [new FakeStorage(clock), new FakeStorage(clock)]
  if (isLoggedIn) {
    const kept = { msisdn: '85992221155', customerId: 'c1' }
    await device.set('recarrega.session', JSON.stringify({ state: kept, version: 1 }))
    await tab.set('recarrega.token', 'token')
  }
  const left: string[] = []
  const paths: string[] = []
  const keptWhenLeft: string[] = []
  const blank = blankPage(path)
  const app = createApp(
    {
      flow,
      surroundings: surroundings.parse(web),
      contents: wholeContents(flow, errors),
      channel: channelOf(flow, newcomer, false),
      startOf: async () => undefined,
      readOperator: async () => ({ ...besideTheApp, redirects: [BANK] }),
    },
    {
      ...blank,
      device,
      tab,
      history: { ...blank.history, replace: (_, to) => void paths.push(to) },
      origin: ours,
      fetch: async url => (url.endsWith('/redirect_uri') ? respond(200, { redirect_uri: redirect }) : respond(404, {})),
      leave: address => {
        left.push(address)
        keptWhenLeft.push(tab.values.get(ENVELOPE_KEY) ?? '')
      },
    },
  )
  await app.open()
  await settle()
  return {
    app,
    left,
    paths,
    keptWhenLeft,
    state: () => app.driver.state(),
    openBank: async () => {
      app.driver.send({ type: 'user', name: 'bank' })
      await settle()
    },
  }
}

test('an address that ends with a payment’s id opens the step for that payment; then the browser shows the step’s own address', async () => {
  const { app, state, paths, left } = await visit({ path: '/status_pisp/r1' })
  expect([state().step, app.facts.get('pisp.id')]).toEqual(['pisp-wait', 'r1'])
  expect(paths).toEqual(['/recarga/web/pisp/espera'])
  expect(left).toEqual([])
})

test('without a session, an address with a payment’s id opens the login first, and then the payment', async () => {
  const { app, state } = await visit({ path: '/status_pisp/r1', isLoggedIn: false })
  expect([state().step, state().wanted, app.facts.get('pisp.id')]).toEqual(['login', 'pisp-wait', 'r1'])
  expect(JSON.stringify(app.facts.all())).not.toContain('85992221155')
})

test.each([
  ['/sandbox/elsewhere/r1', `${ours}/sandbox/elsewhere/r1`],
  [`${BANK}/consent?id=r1`, `${BANK}/consent?id=r1`],
])('before the app opens the bank’s address %s, it stores the payment', async (redirect, address) => {
  const { openBank, left, keptWhenLeft } = await visit({ path: '/status_pisp/r1', redirect })
  await openBank()
  expect(left).toEqual([address])
  expect(JSON.parse(keptWhenLeft[0] ?? '{}').facts).toMatchObject({ 'pisp.id': 'r1' })
})

test.each([
  'http://banco.example/',
  'https://evil.example/',
  '//evil.example/',
  'https://ana:senha@banco.example/',
  'https:\\\\banco.example\\',
  'https://banco.example/\n',
  'javascript:alert(1)',
  'data:text/html,x',
])('the app does not open the bank’s address %j, but reports it and shows a message page', async redirect => {
  const reported: unknown[] = []
  const listen = (event: Event): void => void reported.push(event instanceof CustomEvent && event.detail)
  reports.addEventListener('recarrega:report', listen)
  const { openBank, left, state } = await visit({ path: '/status_pisp/r1', redirect })
  await openBank()
  reports.removeEventListener('recarrega:report', listen)
  expect(left).toEqual([])
  expect(state().message).toEqual({ code: 'forbiddenAddress' })
  expect(reported).toContainEqual({ problem: 'forbidden-address', detail: 'pisp-wait' })
  expect(JSON.stringify(reported)).not.toContain('evil')
})
