import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import errors from '../../flow-configs/shared/errors.json'
import { channelOf, newcomer } from '../../flows/app/boot/channel.ts'
import { createApp } from '../../flows/app/boot/create-app.ts'
import { blankPage } from '../../flows/app/boot/prerender.tsx'
import { besideTheApp } from '../../flows/app/operator/operator-config.ts'
import { AppView } from '../../flows/app/screen/App.tsx'
import { messageView } from '../../flows/app/screen/later.ts'
import { loadAllBlocks } from '../../flows/catalogue.ts'
import type { App } from '../../flows/kit/app.ts'
import { wholeContents } from '../../flows/kit/contents.ts'
import type { Page } from '../../flows/kit/page.ts'
import { surroundings } from '../../flows/kit/surroundings.ts'
import { prepare } from '../../runtime/engine/prepare.ts'
import { webConfig } from '../../workshop/flows/web-config.ts'
import { FakeClock } from '../runtime/fake-clock.ts'
import { FakeStorage } from '../runtime/fake-storage.ts'
import { webWith } from './web-files.ts'

// The app's stores have no server snapshot. This test renders only once, so it uses their current state.
vi.mock('react', async original => ({
  ...(await original<typeof import('react')>()),
  useSyncExternalStore: <T,>(_: unknown, now: () => T) => now(),
}))

const reports: string[] = []

beforeEach(async () => {
  reports.length = 0
  const window = new EventTarget()
  window.addEventListener('recarrega:report', event => {
    if (event instanceof CustomEvent) reports.push(`${event.detail.problem}: ${event.detail.detail}`)
  })
  vi.stubGlobal('window', window)
  vi.stubGlobal('__APP_VERSION__', '0.0.0')
  await Promise.all([loadAllBlocks(), messageView.load()])
})

function page(pathname: string): Page {
  const clock = new FakeClock(0)
  return { ...blankPage(pathname), device: new FakeStorage(clock), tab: new FakeStorage(clock), clock }
}

/** Opens the app with a flow that was published with the text `to` instead of `from`. */
async function open(from: string, to: string, pathname = '/web/login'): Promise<App> {
  const config = webConfig(webWith(from, to))
  const flow = prepare(config)
  if (flow === undefined) throw new Error('It was taken for no flow.')
  const contents = wholeContents(flow, errors)
  const app = createApp(
    {
      flow,
      surroundings: surroundings.parse(config),
      contents,
      channel: channelOf(flow, newcomer, false),
      startOf: async () => undefined,
      readOperator: async () => besideTheApp,
    },
    page(pathname),
  )
  await app.open()
  return app
}
const shown = (app: App) => renderToString(<AppView app={app} />)
const submit = (app: App) => app.driver.send({ type: 'user', name: 'submit' })

describe('a flow that was published with an error', () => {
  test.each(['fone-field', 'toString', 'constructor', '__proto__'])(
    'if a published flow contains a block “%s”, the app shows the other blocks',
    async block => {
      const html = shown(await open('"block": "phone-field", "fact": "login', `"block": "${block}", "fact": "login`))
      expect(html).toContain('Receber código')
      expect(html).toContain('Sua recarga em um minuto.')
      expect(html).not.toContain('Número com DDD')
    },
  )

  test.each(['login.requestKode', 'toString', '__proto__'])(
    'if a published flow contains a service “%s”, the app runs nothing and reports it',
    async service => {
      const app = await open('"run": "login.requestCode"', `"run": "${service}"`)
      submit(app)
      await vi.waitFor(() => expect(app.driver.state().message).toEqual({ code: '0' }))
      expect(reports).toContain(`service-threw: ${service}: Error: There is no service "${service}".`)
      expect(shown(app)).toContain('Serviço indisponível')
    },
  )

  test.each(['stepp:home', 'step:nowhere', 'step:toString', 'step:__proto__', ''])(
    'if a published flow contains the target “%s”, the customer stays on the step',
    async target => {
      const app = await open('"home": "step:home"', `"home": "${target}"`, '/404')
      app.driver.send({ type: 'user', name: 'home' })
      expect(app.driver.state().step).toBe('not-found')
      expect(reports).toHaveLength(1)
      expect(shown(app)).toContain('Página não encontrada')
    },
  )

  test('if a published flow contains an invalid guard, the app hides the guarded block', async () => {
    const html = shown(
      await open('"fact": "payment.inFlight", "is": "charge"', '"fact": "toString", "present": 1', '/web/login'),
    )
    expect(html).not.toContain('Sua recarga está em processamento')
    expect(html).toContain('Receber código')
  })

  test('if a published flow contains an invalid step, the app shows the start page instead', async () => {
    const app = await open('"sms": {', '"sms": 7, "spare": {', '/web/sms')
    expect(shown(app)).toContain('Receber código')
  })
})
