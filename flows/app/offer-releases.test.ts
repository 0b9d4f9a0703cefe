import { expect, test } from 'vitest'
import { FakeClock } from '../../tests/runtime/fake-clock.ts'
import { offer } from './offer-releases.ts'
import { createUiStore } from './ui-store.ts'

/** A page that a newer release is offered to. */
function openPage(takeOver: () => Promise<void>) {
  const screen = { isTimely: true, reloads: 0 }
  const ui = createUiStore()
  const clock = new FakeClock()
  const reload = (): void => {
    screen.reloads += 1
  }
  offer({ ui, page: { clock, reload } }, () => screen.isTimely, takeOver)
  return { screen, clock, offered: () => ui.getState().update, tap: () => ui.getState().update?.take() }
}

const atOnce = () => Promise.resolve()
const never = () => new Promise<never>(() => undefined)

test('a release that is taken loads the page once', async () => {
  const { screen, clock, offered, tap } = openPage(atOnce)
  tap()
  expect(offered()).toBeNull()
  await clock.advance(60_000)
  expect(screen.reloads).toBe(1)
})

test('a worker that does not take over is not waited for longer than a moment', async () => {
  const { screen, clock, tap } = openPage(never)
  tap()
  await clock.advance(3_000)
  expect(screen.reloads).toBe(1)
})

test('what the person began meanwhile is theirs to end: then it is offered again', async () => {
  const { screen, clock, offered, tap } = openPage(atOnce)
  tap()
  screen.isTimely = false
  await clock.advance(60_000)
  expect([screen.reloads, offered()?.isTimely()]).toEqual([0, false])
  tap()
  expect(screen.reloads).toBe(0)
  screen.isTimely = true
  tap()
  expect(screen.reloads).toBe(1)
})
