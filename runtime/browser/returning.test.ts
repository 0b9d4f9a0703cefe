import { afterEach, expect, test, vi } from 'vitest'
import { onReturn } from './returning.ts'

class Looked extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible'

  turn(visibility: DocumentVisibilityState): void {
    this.visibilityState = visibility
    this.dispatchEvent(new Event('visibilitychange'))
  }
}

function openWindow() {
  const document = new Looked()
  const window = Object.assign(new EventTarget(), { document })
  const listener = vi.fn()
  onReturn(window, listener)
  return { document, window, listener }
}

vi.useFakeTimers()
afterEach(() => vi.useRealTimers())

test('a look away of half a minute is a return, a shorter one is none', () => {
  const { document, listener } = openWindow()
  document.turn('hidden')
  vi.advanceTimersByTime(29_999)
  document.turn('visible')
  expect(listener).not.toHaveBeenCalled()
  document.turn('hidden')
  vi.advanceTimersByTime(30_000)
  document.turn('visible')
  expect(listener).toHaveBeenCalledTimes(1)
})

test('a look away is as long as it was, though the device’s clock was set back meanwhile', () => {
  vi.useFakeTimers()
  const { document, listener } = openWindow()
  document.turn('hidden')
  vi.advanceTimersByTime(30_000)
  vi.setSystemTime(Date.now() - 3_600_000)
  document.turn('visible')
  expect(listener).toHaveBeenCalledTimes(1)
})

test('the network that is back is a return, and a page that was never left has none', () => {
  vi.useFakeTimers()
  const { window, document, listener } = openWindow()
  document.turn('visible')
  expect(listener).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('online'))
  expect(listener).toHaveBeenCalledTimes(1)
})
