import { expect, test } from 'vitest'
import { noStorage } from '../../../runtime/browser/storage.ts'
import { initialState } from '../../../runtime/engine/state.ts'
import { createVault } from '../../../runtime/payment/vault.ts'
import { FakeClock } from '../../../tests/runtime/fake-clock.ts'
import { FakeStorage } from '../../../tests/runtime/fake-storage.ts'
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
  let running: 'action' | 'enter' | undefined
  const state = () => ({
    ...initialState({ id: 'web' }),
    running:
      running === undefined
        ? []
        : [{ id: 1, service: 's', kind: running, modal: null, event: 'submit', charge: false } as const],
  })
  const app = {
    page,
    vault: createVault(),
    driver: { state, send: () => undefined, subscribe: () => () => undefined },
  }
  return {
    app,
    page,
    reloads: () => reloads,
    setRunning(kind: 'action' | 'enter') {
      running = kind
    },
  }
}

test('if a file cannot be fetched, the page reloads once for it, and may do so again only after the file has arrived', async () => {
  const { app, page, reloads } = visit()
  expect(await loadAnew(app, 'step:pix')).toBe(true)
  expect(await loadAnew(app, 'step:pix')).toBe(false)
  expect(reloads()).toBe(1)
  await hasArrived(page, 'step:pix')
  expect(await loadAnew(app, 'step:pix')).toBe(true)
  expect(reloads()).toBe(2)
})

test('if two files cannot be fetched, the page reloads once for each file, and then no more', async () => {
  const { app, page, reloads } = visit()
  for (let round = 0; round < 5; round += 1) {
    await loadAnew(app, 'step:pix')
    await hasArrived(page, 'step:home')
    await loadAnew(app, 'operations')
  }
  expect(reloads()).toBe(2)
})

test('a page does not reload while offline, or if it cannot store that it has reloaded', async () => {
  const { app, page, reloads } = visit()
  expect(await loadAnew({ ...app, page: { ...page, isOnline: () => false } }, 'step:pix')).toBe(false)
  const forgetful = {
    get: () => Promise.reject(new Error('forbidden')),
    set: async () => undefined,
    remove: async () => undefined,
  }
  expect(await loadAnew({ ...app, page: { ...page, tab: forgetful } }, 'step:pix')).toBe(false)
  expect(reloads()).toBe(0)
})

test('a page does not reload while it contains a typed card number, or while a tapped button’s service runs', async () => {
  const { app, reloads, setRunning } = visit()
  app.vault.write('payment.pan', '4242')
  expect(await loadAnew(app, 'step:pix')).toBe(false)
  app.vault.wipe()
  setRunning('action')
  expect(await loadAnew(app, 'step:pix')).toBe(false)
  setRunning('enter')
  expect(await loadAnew(app, 'step:pix')).toBe(true)
  expect(reloads()).toBe(1)
})

test('if a page cannot use storage, it never reloads by itself', async () => {
  const { app, page, reloads } = visit()
  expect(await loadAnew({ ...app, page: { ...page, tab: noStorage } }, 'step:pix')).toBe(false)
  expect(reloads()).toBe(0)
})
