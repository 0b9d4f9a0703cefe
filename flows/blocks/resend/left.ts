/**
 * Returns how long (ms) another code is still to be waited for, of `wholeMs` since the last was sent. A page that was
 * loaded since cannot tell when that was, and waits as long as it would if the code had been sent with the load.
 */
export function leftToWait(sentAt: number | undefined, shownAt: number, wholeMs: number, elapsedMs: number): number {
  return Math.max(0, (sentAt ?? shownAt) + wholeMs - elapsedMs)
}
