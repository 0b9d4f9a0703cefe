/**
 * If the page still exists after this time, the browser does not leave it: the customer cancelled, or the network never
 * answered.
 */
const STAYS_MS = 60_000

/** The part of a window that paints. It also reports when the browser begins to leave the page. */
interface Painting {
  readonly performance: Pick<Performance, 'now'>
  requestAnimationFrame(call: () => void): number
  setTimeout(call: () => void, ms: number): unknown
  addEventListener(type: 'beforeunload', listener: () => void): void
}

/**
 * Returns a function that resolves when the browser has painted the current screen. A hidden page paints when it is
 * shown. If the browser is leaving the page, the screen may disappear before the customer can read it. Then the
 * function resolves only if the page stays.
 */
export function watchPaint(window: Painting): () => Promise<void> {
  let leavingSince = Number.NEGATIVE_INFINITY
  window.addEventListener('beforeunload', () => {
    leavingSince = window.performance.now()
  })
  return () =>
    new Promise(resolve => {
      // The first frame renders the change. When the second frame begins, the change has been painted.
      const wait = (): void => void window.requestAnimationFrame(() => void window.requestAnimationFrame(() => check()))
      const check = (): void => {
        if (window.performance.now() - leavingSince >= STAYS_MS) resolve()
        else window.setTimeout(wait, STAYS_MS)
      }
      wait()
    })
}
