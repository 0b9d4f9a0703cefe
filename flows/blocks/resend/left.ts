/**
 * Returns the time (in ms) until the customer can request another code, at most `wholeMs` after the last one. A
 * reloaded page does not know when the last code was sent, so it counts from the reload.
 */
export function leftToWait(sentAt: number | undefined, shownAt: number, wholeMs: number, elapsedMs: number): number {
  return Math.max(0, (sentAt ?? shownAt) + wholeMs - elapsedMs)
}
