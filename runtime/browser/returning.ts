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
  let leftAt = Number.POSITIVE_INFINITY
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') leftAt = Date.now()
    else if (Date.now() - leftAt >= AWAY_MS) listener()
  })
  window.addEventListener('online', listener)
}
