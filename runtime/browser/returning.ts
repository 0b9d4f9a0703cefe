/** Shorter looks away change nothing that is worth asking for. */
const AWAY_MS = 30_000

/** What of a window tells when it is left and come back to. */
interface Left {
  readonly document: Pick<Document, 'visibilityState' | 'addEventListener'>
  addEventListener(type: 'online', listener: () => void): void
}

/** Calls when the page is looked at again after half a minute or more, and when the network is back. */
export function onReturn(window: Left, listener: () => void): void {
  const { document } = window
  let left: { readonly wallMs: number; readonly elapsedMs: number } | undefined
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') left = { wallMs: Date.now(), elapsedMs: performance.now() }
    // The monotonic clock may stand still while the device sleeps, and the other one may have been set back.
    else if (left && Math.max(Date.now() - left.wallMs, performance.now() - left.elapsedMs) >= AWAY_MS) listener()
  })
  window.addEventListener('online', listener)
}
