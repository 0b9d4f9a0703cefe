/**
 * Returns the time (in ms) until the customer can request another code. This is at most `wholeMs` after the last code
 * was sent. After a reload, the page does not know when that was, so it counts from the reload.
 */
export function leftToWait(sentAt: number | undefined, shownAt: number, wholeMs: number, elapsedMs: number): number {
  return Math.max(0, (sentAt ?? shownAt) + wholeMs - elapsedMs)
}
