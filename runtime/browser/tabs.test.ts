import { expect, test } from 'vitest'
import { browserTabs } from './tabs.ts'

/** A page as far as tabs go: storage that it shares with others, and its own tab's. */
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

test('a page that is loaded again knows that another tab logged out meanwhile, once', () => {
  const [here, there] = [storage(), storage()]
  expect(load(here).hasMissedLogout()).toBe(false)
  expect(load(here).hasMissedLogout()).toBe(false)
  load(there).announceLogout()
  expect(load(here).hasMissedLogout()).toBe(true)
  expect(load(here).hasMissedLogout()).toBe(false)
})

test('nobody has missed their own logout, nor one of before they came', () => {
  const here = storage()
  load(here).announceLogout()
  expect(load(here).hasMissedLogout()).toBe(false)
  expect(load(storage()).hasMissedLogout()).toBe(false)
})
