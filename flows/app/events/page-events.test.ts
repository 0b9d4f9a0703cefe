import { expect, test, vi } from 'vitest'
import { flowOf, step } from '../../../tests/engine/small-flow.ts'
import { FakeClock } from '../../../tests/runtime/fake-clock.ts'
import { FakeStorage } from '../../../tests/runtime/fake-storage.ts'
import { respond } from '../../../tests/runtime/network.ts'
import type { Page } from '../../kit/page.ts'
import { openEvents } from './page-events.ts'

const ADDRESS = 'https://events.example/v1/logs'
const flow = flowOf({ id: 'web', steps: { login: step() } })

interface Around {
  readonly config?: object
  readonly answer?: (signal: AbortSignal) => ReturnType<Page['fetch']>
  readonly navigator?: object
  readonly network?: { isOnline: boolean; readonly back: Set<() => void> }
}

async function open({
  config = { events: ADDRESS },
  answer = async () => respond(200, {}),
  navigator = {},
  network = { isOnline: true, back: new Set() },
}: Around = {}) {
  const clock = new FakeClock()
  const [device, tab] = [new FakeStorage(clock), new FakeStorage(clock)]
  const posts: Parameters<Page['fetch']>[] = []
  const beacons: { readonly address: string; readonly body: Blob }[] = []
  const sendBeacon = (address: string, body: Blob) => beacons.push({ address, body }) > 0
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  const frame = Object.assign(new EventTarget(), { document, navigator: { sendBeacon, ...navigator } })
  const fetch: Page['fetch'] = (url, init) => {
    if (url === '/config.json')
      return network.isOnline ? Promise.resolve(respond(200, config)) : Promise.reject(new TypeError('Failed to fetch'))
    posts.push([url, init])
    return answer(init.signal)
  }
  const page = {
    clock,
    device,
    tab,
    fetch,
    isOnline: () => network.isOnline,
    newId: () => '0'.repeat(32),
    onOnline: (listener: () => void) => {
      network.back.add(listener)
      return () => network.back.delete(listener)
    },
  }
  const events = await openEvents(page, frame, 'r1')
  await events?.open(flow, 'web')
  const tell = () => events?.tell({ name: 'step', step: 'login', ms: 1 })
  const bodies = () => posts.map(([, { body = '' }]) => JSON.parse(body))
  return { clock, posts, bodies, beacons, tell, events, document, frame }
}

/** Returns the number of event records in a request body. */
const countIn = (body: unknown): number => JSON.stringify(body).split('"eventName"').length - 1

test('events are sent together in one OTLP request without cookies, which goes on even if the page closes', async () => {
  const { clock, posts, bodies, tell } = await open()
  tell()
  tell()
  await clock.advance(10_000)
  expect(posts).toHaveLength(1)
  expect(posts[0]?.[0]).toBe(ADDRESS)
  expect(posts[0]?.[1]).toMatchObject({ method: 'POST', credentials: 'omit', keepalive: true })
  expect(posts[0]?.[1].headers).toEqual({ 'Content-Type': 'application/json' })
  expect(bodies()[0]).toMatchObject({
    resourceLogs: [
      {
        resource: { attributes: [{ key: 'service.name', value: { stringValue: 'recarrega' } }, {}] },
        scopeLogs: [{ logRecords: [{ eventName: 'recarrega.step' }, { eventName: 'recarrega.step' }] }],
      },
    ],
  })
})

test.each([
  ['the config names no address', { config: {} }],
  ['the address in the config is neither https nor local', { config: { events: 'http://events.example' } }],
  ['the browser sends Global Privacy Control', { navigator: { globalPrivacyControl: true } }],
])('if %s, a page sends no events', async (_, around) => {
  const { posts, beacons, events } = await open(around)
  expect(events).toBeUndefined()
  expect([posts, beacons]).toEqual([[], []])
})

test('if a page is hidden or closed, it passes its events to the browser as a beacon with JSON', async () => {
  const { clock, posts, beacons, tell, document, frame } = await open()
  tell()
  Object.assign(document, { visibilityState: 'hidden' })
  document.dispatchEvent(new Event('visibilitychange'))
  tell()
  tell()
  frame.dispatchEvent(new Event('pagehide'))
  await clock.advance(60_000)
  const sent = await Promise.all(beacons.map(async ({ body }) => countIn(JSON.parse(await body.text()))))
  expect(sent).toEqual([1, 2])
  expect(beacons.map(({ address, body }) => [address, body.type])).toEqual([
    [ADDRESS, 'application/json'],
    [ADDRESS, 'application/json'],
  ])
  expect(posts).toEqual([])
})

test('when a page becomes visible, it does not send its events early', async () => {
  const { beacons, tell, document } = await open()
  tell()
  document.dispatchEvent(new Event('visibilitychange'))
  expect(beacons).toEqual([])
})

test('if the browser does not allow a JSON beacon, closing the page drops the events without an error', async () => {
  const sendBeacon = () => {
    throw new DOMException('The type is not allowed.', 'SecurityError')
  }
  const { tell, frame } = await open({ navigator: { sendBeacon } })
  tell()
  expect(() => frame.dispatchEvent(new Event('pagehide'))).not.toThrow()
})

test.each([
  ['rejects a batch', async () => respond(400, {})],
  ['answers 429 (too many requests)', async () => respond(429, {})],
  ['answers 503', async () => respond(503, {})],
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  [
    'never answers',
    (signal: AbortSignal) =>
      new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  ],
])('a collector that %s receives each batch only once, and at most three batches in an hour', async (_, answer) => {
  const { clock, bodies, tell } = await open({ answer })
  for (let minute = 0; minute < 60; minute += 1) {
    tell()
    await clock.advance(60_000)
  }
  expect(bodies().map(countIn)).toEqual([1, 1, 1])
})

test('a page that opens offline reads its config when the network is back, and then sends its events', async () => {
  const network = { isOnline: false, back: new Set<() => void>() }
  const opening = open({ network })
  await vi.waitFor(() => expect(network.back.size).toBe(1))
  network.isOnline = true
  for (const listener of network.back) listener()
  const { clock, posts, tell } = await opening
  tell()
  await clock.advance(10_000)
  expect(posts).toHaveLength(1)
  expect(network.back.size).toBe(0)
})
