import { expect, onTestFinished, test, vi } from 'vitest'
import { browserTabs } from './tabs.ts'

/** A window with the parts that this module uses: the storage of all tabs, and the tab's own storage. */
class FakeWindow extends EventTarget {
  readonly localStorage: Storage
  readonly sessionStorage: Storage

  constructor(device: Storage, tab: Storage) {
    super()
    this.localStorage = device
    this.sessionStorage = tab
  }
}

function storage(): Storage {
  const values = new Map<string, string>()
  return {
    length: 0,
    key: () => null,
    clear: () => values.clear(),
    getItem: key => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: key => void values.delete(key),
  }
}

const device = storage()
const load = (tab: Storage) => browserTabs(new FakeWindow(device, tab))

class Shown extends Event {
  readonly persisted: boolean

  constructor(persisted: boolean) {
    super('pageshow')
    this.persisted = persisted
  }
}

/** Counts how often a page is notified of a logout. */
function listen(window: FakeWindow) {
  let heard = 0
  onTestFinished(
    browserTabs(window).onLogout(() => {
      heard += 1
    }),
  )
  return () => heard
}

test('if another tab logged out, a reloaded page notices it at the first reload and not again at the second', () => {
  const [here, there] = [storage(), storage()]
  expect(load(here).hasMissedLogout()).toBe(false)
  expect(load(here).hasMissedLogout()).toBe(false)
  load(there).announceLogout()
  expect(load(here).hasMissedLogout()).toBe(true)
  expect(load(here).hasMissedLogout()).toBe(false)
})

test('a tab does not detect its own logout, or a logout before it was opened', () => {
  const here = storage()
  load(here).announceLogout()
  expect(load(here).hasMissedLogout()).toBe(false)
  expect(load(storage()).hasMissedLogout()).toBe(false)
})

test('a logout notifies every other tab, but does not notify its own tab', async () => {
  const own = new FakeWindow(device, storage())
  const heard = [listen(new FakeWindow(device, storage())), listen(new FakeWindow(device, storage()))]
  const tabs = browserTabs(own)
  let heardOwn = 0
  onTestFinished(
    tabs.onLogout(() => {
      heardOwn += 1
    }),
  )
  tabs.announceLogout()
  await vi.waitFor(() => expect(heard.map(count => count())).toEqual([1, 1]))
  expect(heardOwn).toBe(0)
})

test('if another tab logs out while the browser has frozen this page, this page notices it when it is shown again', () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  vi.useFakeTimers({ now: 1_000 })
  onTestFinished(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })
  const device = storage()
  const frozen = new FakeWindow(device, storage())
  const heard = listen(frozen)
  frozen.dispatchEvent(new Shown(true))
  expect(heard()).toBe(0)
  vi.setSystemTime(2_000)
  browserTabs(new FakeWindow(device, storage())).announceLogout()
  frozen.dispatchEvent(new Shown(false))
  expect(heard()).toBe(0)
  frozen.dispatchEvent(new Shown(true))
  frozen.dispatchEvent(new Shown(true))
  expect(heard()).toBe(1)
})
