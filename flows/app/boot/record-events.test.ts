import { beforeEach, expect, test, vi } from 'vitest'
import { createDriver } from '../../../runtime/engine/driver.ts'
import type { LogRecord } from '../../../runtime/events/record.ts'
import { flowOf, step } from '../../../tests/engine/small-flow.ts'
import { FakeClock } from '../../../tests/runtime/fake-clock.ts'
import { createFactStore } from '../../kit/fact-store.ts'
import { Events } from '../events/events.ts'
import { blankPage } from './prerender.tsx'
import { recordEvents } from './record-events.ts'

const flow = flowOf({
  id: 'web',
  steps: { login: step({ on: { go: 'step:code' } }), code: step({ path: '/c', on: { go: 'step:login' } }) },
})

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget())
})

/** Opens a page whose events are recorded. `opened` counts how often the analytics code was opened. */
function open(soon: boolean, isOnline = true) {
  const clock = new FakeClock(1_000)
  const network = { isOnline, listeners: new Set<() => void>() }
  const page = {
    ...blankPage('/web/login'),
    clock,
    isOnline: () => network.isOnline,
    onOnline: (listener: () => void) => {
      network.listeners.add(listener)
      return () => network.listeners.delete(listener)
    },
  }
  const driver = createDriver(flow, {
    facts: () => ({}),
    perform: () => new Promise(() => undefined),
    effect: () => undefined,
    after: clock.after,
    whenVisible: async () => undefined,
    report: () => undefined,
  })
  driver.send({ type: 'open', step: 'login', entry: 0, visited: [] })
  const records: LogRecord[] = []
  const batches = { add: (record: LogRecord) => void records.push(record), leave: () => undefined }
  const events = new Events({ tab: page.tab, newId: () => '0'.repeat(32), now: clock.now, release: 'r1', batches })
  const opened = vi.fn(async () => events)
  recordEvents({ flow, driver, facts: createFactStore(), page }, soon, opened)
  const times = () => records.map(({ timeUnixNano }) => Number(timeUnixNano) / 1e6)
  return { clock, network, opened, times, tap: () => driver.send({ type: 'user', name: 'go' }) }
}

test('the analytics code loads two seconds after the first screen, and receives earlier events with their own time', async () => {
  const { clock, opened, times, tap } = open(false)
  await clock.advance(500)
  tap()
  await clock.advance(1_499)
  expect(opened).not.toHaveBeenCalled()
  await clock.advance(1)
  await vi.waitFor(() => expect(times()).toEqual([1_000, 1_500]))
  tap()
  expect(times()).toEqual([1_000, 1_500, 3_000])
})

test('on a page with an A/B test, the analytics code loads as soon as the first screen is painted', async () => {
  const { clock, opened } = open(true)
  await clock.advance(0)
  await vi.waitFor(() => expect(opened).toHaveBeenCalledOnce())
})

test('on a page that is offline, the analytics code loads once the network is back', async () => {
  const { clock, network, opened, times } = open(false, false)
  await clock.advance(60_000)
  expect(opened).not.toHaveBeenCalled()
  network.isOnline = true
  for (const listener of network.listeners) listener()
  await vi.waitFor(() => expect(times()).toEqual([1_000]))
  expect(network.listeners.size).toBe(0)
})

test('until the analytics code has loaded, at most sixty state changes are kept', async () => {
  const { clock, times, tap } = open(false)
  for (let at = 0; at < 500; at += 1) tap()
  await clock.advance(2_000)
  await vi.waitFor(() => expect(times()).toHaveLength(60))
})
