import { expect, test } from 'vitest'
import { FakeClock } from '../../tests/runtime/fake-clock.ts'
import { FakeStorage } from '../../tests/runtime/fake-storage.ts'
import { hasArrived, loadAnew } from './load-anew.ts'
import { blankPage } from './prerender.tsx'

function visit() {
  let reloads = 0
  const page = {
    ...blankPage('/web/home'),
    tab: new FakeStorage(new FakeClock()),
    reload() {
      reloads += 1
    },
  }
  return { page, reloads: () => reloads }
}

test('a page that cannot get what it needs is loaded anew once, until something has arrived', async () => {
  const { page, reloads } = visit()
  expect(await loadAnew(page)).toBe(true)
  expect(await loadAnew(page)).toBe(false)
  expect(reloads()).toBe(1)
  await hasArrived(page)
  expect(await loadAnew(page)).toBe(true)
  expect(reloads()).toBe(2)
})

test('without a network, or a memory of having tried, it is left as it is', async () => {
  const { page, reloads } = visit()
  expect(await loadAnew({ ...page, isOnline: () => false })).toBe(false)
  const forgetful = {
    get: () => Promise.reject(new Error('forbidden')),
    set: async () => undefined,
    remove: async () => undefined,
  }
  expect(await loadAnew({ ...page, tab: forgetful })).toBe(false)
  expect(reloads()).toBe(0)
})
