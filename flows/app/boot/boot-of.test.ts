import { expect, test, vi } from 'vitest'
import errors from '../../../flow-configs/shared/errors.json'
import { prepare } from '../../../runtime/engine/prepare.ts'
import { FakeClock } from '../../../tests/runtime/fake-clock.ts'
import { FakeStorage } from '../../../tests/runtime/fake-storage.ts'
import { web } from '../../../workshop/flows/web-config.ts'
import { wholeContents } from '../../kit/contents.ts'
import { surroundings } from '../../kit/surroundings.ts'
import { besideTheApp } from '../operator/operator-config.ts'
import { bootOf } from './boot-of.ts'
import { channelOf, newcomer } from './channel.ts'
import { createApp } from './create-app.ts'
import { ENVELOPE_KEY } from './envelope.ts'
import { blankPage } from './prerender.tsx'

vi.stubGlobal('window', new EventTarget())
vi.stubGlobal('__APP_VERSION__', '0.0.0')

/** Opens a prerendered page of a visitor without a session, whose tab keeps these facts from before a reload. */
async function visitorAt(path: string, prerendered: string, facts: object = {}) {
  const flow = prepare(web)
  if (flow === undefined) throw new Error('This is no flow.')
  const tab = new FakeStorage(new FakeClock())
  await tab.set(ENVELOPE_KEY, JSON.stringify({ flow: 'web', visited: [], wanted: null, facts }))
  const app = createApp(
    {
      flow,
      prerendered,
      surroundings: surroundings.parse(web),
      contents: wholeContents(flow, errors),
      channel: channelOf(flow, newcomer, false),
      startOf: async () => undefined,
      readOperator: async () => besideTheApp,
    },
    { ...blankPage(path), tab },
  )
  await app.open()
  return app
}

test('the login is hydrated with the open app’s own state and facts, so it is rendered once', async () => {
  const app = await visitorAt('/web/login', 'login')
  const boot = bootOf(app)
  expect(boot.isLive).toBe(true)
  expect(boot.state).toBe(app.driver.state())
  expect(boot.facts).toBe(app.facts.all())
})

test.each([
  ['the tab keeps a number that the visitor typed', '/web/login', 'login', { 'login.msisdn': '11987654321' }],
  ['the prerendered Back button leads to no earlier step', '/web/ajuda', 'help', {}],
  ['the page needs a session, so another step opens', '/web/historico', 'history', {}],
])('if %s, the page is hydrated as it was prerendered', async (_, path, prerendered, facts) => {
  const app = await visitorAt(path, prerendered, facts)
  expect(bootOf(app)).toBe(app.boot)
})
