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

test('a customer who comes back after 30 seconds or more is treated as returning, and not one who comes back sooner', () => {
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

test('the app measures the customer’s time away correctly, even if the device’s clock was set back meanwhile', () => {
  vi.useFakeTimers()
  const { document, listener } = openWindow()
  document.turn('hidden')
  vi.advanceTimersByTime(30_000)
  vi.setSystemTime(Date.now() - 3_600_000)
  document.turn('visible')
  expect(listener).toHaveBeenCalledTimes(1)
})

test('when the browser is online again, the app is notified as if the customer had returned', () => {
  vi.useFakeTimers()
  const { window, document, listener } = openWindow()
  document.turn('visible')
  expect(listener).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('online'))
  expect(listener).toHaveBeenCalledTimes(1)
})
