import { expect, test } from 'vitest'
import { prepare } from '../../../runtime/engine/prepare.ts'
import { initialState } from '../../../runtime/engine/state.ts'
import { createVault } from '../../../runtime/payment/vault.ts'
import { FakeClock } from '../../../tests/runtime/fake-clock.ts'
import { web } from '../../../workshop/flows/web-config.ts'
import { createFactStore } from '../../kit/fact-store.ts'
import { createUiStore } from '../../kit/ui-store.ts'
import { offerRelease } from './offer-release.ts'

/** Opens the login page and offers a newer release. */
function openPage(takeOver: () => Promise<void>) {
  const flow = prepare(web)
  if (flow === undefined) throw new Error('This is no flow.')
  const state = { ...initialState(flow), step: 'login' }
  const driver = { state: () => state, send: () => undefined, subscribe: () => () => undefined }
  const number = { value: '', defaultValue: '' }
  const ui = createUiStore()
  const clock = new FakeClock()
  let reloads = 0
  const reload = (): void => {
    reloads += 1
  }
  const app = { flow, driver, facts: createFactStore(), vault: createVault(), ui, page: { clock, reload } }
  offerRelease(app, { querySelectorAll: () => Object.assign([], [number]) }, takeOver)
  return {
    number,
    clock,
    reloads: () => reloads,
    offered: () => ui.getState().update,
    tap: () => ui.getState().update?.take(),
  }
}

const atOnce = () => Promise.resolve()
const never = () => new Promise<never>(() => undefined)

test('if a customer accepts a newer release, the page reloads once', async () => {
  const { clock, reloads, offered, tap } = openPage(atOnce)
  tap()
  expect(offered()).toBeNull()
  await clock.advance(60_000)
  expect(reloads()).toBe(1)
})

test('after the customer accepts a newer release, the page reloads after 3 s even if the service worker has not changed', async () => {
  const { clock, reloads, tap } = openPage(never)
  tap()
  await clock.advance(3_000)
  expect(reloads()).toBe(1)
})

test('if a customer accepts a newer release and then types something, the page asks again instead of reloading', async () => {
  const { number, clock, reloads, offered, tap } = openPage(atOnce)
  tap()
  number.value = '1198'
  await clock.advance(60_000)
  expect([reloads(), offered()?.isTimely()]).toEqual([0, false])
  tap()
  expect(reloads()).toBe(0)
  number.value = ''
  tap()
  expect(reloads()).toBe(1)
})
