import { expect, test } from 'vitest'
import type { Driver } from '../../../runtime/engine/driver.ts'
import { prepare } from '../../../runtime/engine/prepare.ts'
import { type FlowState, initialState } from '../../../runtime/engine/state.ts'
import { createVault } from '../../../runtime/payment/vault.ts'
import { FakeClock } from '../../../tests/runtime/fake-clock.ts'
import { FakeStorage } from '../../../tests/runtime/fake-storage.ts'
import { web } from '../../../workshop/flows/web-config.ts'
import { GoneError } from '../../kit/bodies.ts'
import { createFactStore } from '../../kit/fact-store.ts'
import { createUiStore } from '../../kit/ui-store.ts'
import { followVariant } from './follow-variant.ts'
import { blankPage } from './prerender.tsx'
import { readStopped } from './stopped.ts'

const HERO = {
  id: 'web~hero',
  audience: {},
  trial: {
    salt: 's',
    arms: [
      { id: 'control', range: [0, 5_000] },
      { id: 'patch', range: [5_000, 10_000], body: 'h' },
    ],
  },
}

/** Opens a tab at the home step, in an arm of the A/B test `web~hero`. */
function openTab(arm = 'patch') {
  const flow = prepare(web)
  if (flow === undefined) throw new Error('This is no flow.')
  const files: { [path: string]: unknown } = {
    '/page-data/app-data.json': { variants: { web: { list: 'v' } }, starts: { web: '/web/login' } },
    '/page-data/sq/d/v.json': [HERO],
    '/page-data/recarga/page-data.json': { path: '/recarga', release: 'r', steps: { web: 'x' } },
  }
  let state: FlowState = { ...initialState(flow), step: 'home' }
  const listeners = new Set<Parameters<Driver['subscribe']>[0]>()
  const driver = {
    state: () => state,
    send: () => undefined,
    subscribe: (listener: Parameters<Driver['subscribe']>[0]) => {
      listeners.add(listener)
      return () => undefined
    },
  }
  const tab = new FakeStorage(new FakeClock())
  const facts = createFactStore()
  const field = { value: '', defaultValue: '' }
  const asked: string[] = []
  const loaded: string[] = []
  const ui = createUiStore()
  let path = '/recarga'
  const page = {
    ...blankPage(path),
    tab,
    history: { ...blankPage(path).history, pathname: () => path },
    reload: () => void loaded.push('again'),
    leave: (address: string) => void loaded.push(address),
  }
  const fetchBody = async <T>(asks: string): Promise<T> => {
    asked.push(asks)
    if (!(asks in files)) throw new GoneError(asks)
    return JSON.parse(JSON.stringify(files[asks]))
  }
  const app = { flow, driver, facts, vault: createVault(), ui, page }
  followVariant(app, { variant: 'web~hero', arm, id: 'web~hero' }, fetchBody, {
    querySelectorAll: () => Object.assign([], [field]),
  })
  return {
    files,
    facts,
    field,
    asked,
    loaded,
    tab,
    ui,
    stop: () => {
      files['/page-data/app-data.json'] = { variants: {}, starts: { web: '/web/login' } }
    },
    /** Changes the state, and waits until everything that follows has happened. */
    async goTo(step: string, more: Partial<FlowState> = {}, address = '/recarga') {
      path = address
      state = { ...state, step, ...more }
      for (const listener of listeners) listener({ type: 'popped', entry: state.entry, step }, {})
      await new Promise(resolve => setTimeout(resolve, 0))
    },
  }
}

test('each time the step changes, the tab checks whether its variant still runs; if it does, the tab stays in it', async () => {
  const { goTo, asked, loaded } = openTab()
  await goTo('home', { wanted: 'recharge' })
  expect(asked).toEqual([])
  await goTo('recharge')
  await goTo('home')
  expect(asked).toEqual(Array.from({ length: 2 }, () => ['/page-data/app-data.json', '/page-data/sq/d/v.json']).flat())
  expect(loaded).toEqual([])
})

test.each(['patch', 'control'])(
  'after a variant was stopped, a tab in its arm “%s” loads the unchanged flow',
  async arm => {
    const { goTo, stop, loaded, tab } = openTab(arm)
    stop()
    await goTo('recharge')
    expect(loaded).toEqual(['again'])
    expect(await readStopped(tab)).toEqual(['web~hero'])
  },
)

test('if a step’s service is running, the tab leaves a stopped variant only after the service ends', async () => {
  const { goTo, stop, loaded } = openTab()
  stop()
  const running = {
    id: 1,
    service: 'login.requestCode',
    kind: 'action',
    modal: null,
    event: 'submit',
    charge: false,
  } as const
  await goTo('recharge', { running: [running] })
  expect(loaded).toEqual([])
  await goTo('recharge', { running: [] })
  expect(loaded).toEqual(['again'])
})

test('if a visitor’s arm was removed from a running A/B test, the tab loads the unchanged flow', async () => {
  const { goTo, files, loaded } = openTab()
  files['/page-data/sq/d/v.json'] = [{ ...HERO, trial: { ...HERO.trial, arms: [HERO.trial.arms[0]] } }]
  await goTo('recharge')
  expect(loaded).toEqual(['again'])
})

test('if a tab’s step exists only in a stopped variant, the tab loads the start page of the flow', async () => {
  const { goTo, files, stop, loaded } = openTab()
  files['/page-data/web/oferta/page-data.json'] = { path: '/web/oferta', release: 'r', steps: {}, varied: ['web'] }
  stop()
  await goTo('extra', {}, '/web/oferta')
  expect(loaded).toEqual(['/web/login'])
})

test.each<[string, (tab: ReturnType<typeof openTab>) => Promise<void>]>([
  ['a payment is on screen', ({ goTo }) => goTo('payment')],
  ['the result of a payment is on screen', ({ goTo }) => goTo('success')],
  [
    'a payment is open',
    ({ goTo, facts }) => {
      facts.write({ 'payment.inFlight': 'pix' })
      return goTo('recharge')
    },
  ],
  [
    'a field contains a typed number',
    ({ goTo, field }) => {
      field.value = '1198'
      return goTo('recharge')
    },
  ],
  ['a message is shown', ({ goTo }) => goTo('recharge', { message: { code: '801' } })],
  [
    'a notice is shown',
    ({ goTo, ui }) => {
      ui.setState({ notice: { code: '801' } })
      return goTo('recharge')
    },
  ],
])('a tab does not leave a stopped variant while %s, but leaves it at a later step change', async (_, doSomething) => {
  const tab = openTab()
  tab.stop()
  await doSomething(tab)
  expect(tab.loaded).toEqual([])
  tab.facts.write({ 'payment.inFlight': 'none' })
  tab.field.value = ''
  tab.ui.setState({ notice: null })
  await tab.goTo('home', { message: null })
  expect(tab.loaded).toEqual(['again'])
})

test.each<[string, (tab: ReturnType<typeof openTab>) => void]>([
  ['the storage is blocked', ({ tab, stop }) => [stop(), tab.forbid()]],
  ['it cannot check whether the variant still runs', ({ files }) => delete files['/page-data/app-data.json']],
])('a tab goes on showing its variant if %s', async (_, spoil) => {
  const tab = openTab()
  spoil(tab)
  await tab.goTo('recharge')
  expect(tab.loaded).toEqual([])
})
