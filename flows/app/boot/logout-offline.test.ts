import { expect, test, vi } from 'vitest'
import errors from '../../../flow-configs/shared/errors.json'
import { compile } from '../../../runtime/compiler/compile.ts'
import { prepare } from '../../../runtime/engine/prepare.ts'
import { loadServices } from '../../../runtime/services.ts'
import { flowFiles, readSources } from '../../../scripts/flows/flow-files.mjs'
import { FakeClock, settle } from '../../../tests/runtime/fake-clock.ts'
import { FakeStorage } from '../../../tests/runtime/fake-storage.ts'
import { respond } from '../../../tests/runtime/network.ts'
import { loadCatalogue } from '../../flow-catalogue.ts'
import { wholeContents } from '../../kit/contents.ts'
import { surroundings } from '../../kit/surroundings.ts'
import { besideTheApp } from '../operator/operator-config.ts'
import { channelOf, newcomer } from './channel.ts'
import { createApp } from './create-app.ts'
import { blankPage } from './prerender.tsx'

vi.stubGlobal('window', new EventTarget())
vi.stubGlobal('__APP_VERSION__', '0.0.0')

// Loads the services before the tests, so that no test's time limit includes the imports.
await Promise.all([loadServices(), import('../operator/operations.ts')])
const { flows } = compile(readSources(flowFiles()), await loadCatalogue())

/** Opens a customer's page offline. The start address of another flow cannot be fetched. */
async function offlineAt(id: string, path: string) {
  const config = flows.find(one => one.id === id)?.config
  const flow = prepare(config)
  if (flow === undefined) throw new Error(`There is no flow "${id}".`)
  const clock = new FakeClock()
  const [device, tab] = [new FakeStorage(clock), new FakeStorage(clock)]
  const kept = { msisdn: '11987654321', customerId: 'c1' }
  await device.set('recarrega.session', JSON.stringify({ state: kept, version: 1 }))
  await tab.set('recarrega.token', 'token')
  const app = createApp(
    {
      flow,
      surroundings: surroundings.parse(config),
      contents: wholeContents(flow, errors),
      channel: channelOf(flow, newcomer, false),
      startOf: () => Promise.reject(new Error('offline')),
      readOperator: async () => besideTheApp,
    },
    { ...blankPage(path), device, tab, clock, isOnline: () => false, fetch: async () => respond(404, {}) },
  )
  await app.open()
  await settle()
  return {
    app,
    state: () => app.driver.state(),
    taps: async (name: string) => {
      app.driver.send({ type: 'user', name })
      await settle()
    },
  }
}

test('if a logout leads to a flow that cannot be fetched, the current flow’s login opens, and Back does not leave it', async () => {
  const { app, state, taps } = await offlineAt('lightblue', '/lightblue/web/valores-recarga')
  expect(state().step).toBe('recharge')
  await taps('logout')
  expect(app.facts.get('session.authenticated')).toBe(false)
  expect([state().step, state().wanted, state().visited]).toEqual(['login', null, []])
  expect(app.ui.getState().notice).toEqual({ code: 'offline' })
})

test('if another flow cannot be fetched, the customer stays on the same step and sees a notice', async () => {
  const { app, state, taps } = await offlineAt('web', '/recarga/efetuar')
  await taps('offer')
  expect(state().step).toBe('recharge')
  expect(app.ui.getState().notice).toEqual({ code: 'offline' })
})
