/** If the customer was away for at least this long, data is fetched again. */
const AWAY_MS = 30_000

/** The part of a window that shows when the customer leaves and returns. */
interface Left {
  readonly document: Pick<Document, 'visibilityState' | 'addEventListener'>
  addEventListener(type: 'online', listener: () => void): void
}

/** Calls the listener when the page is visible again after 30 seconds or more, and when the network is back. */
export function onReturn(window: Left, listener: () => void): void {
  const { document } = window
  let left: { readonly wallMs: number; readonly elapsedMs: number } | undefined
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') left = { wallMs: Date.now(), elapsedMs: performance.now() }
    // The device's clock may have been set back, and the monotonic clock may stop while the device sleeps. So the
    // larger of the two measured times is used.
    else if (left && Math.max(Date.now() - left.wallMs, performance.now() - left.elapsedMs) >= AWAY_MS) listener()
  })
  window.addEventListener('online', listener)
}
