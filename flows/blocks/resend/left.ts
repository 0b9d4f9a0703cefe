/**
 * Returns the time (ms) until another code can be sent, at most `wholeMs` after the last code. A reloaded page does not know
 * when that was, so it counts from its load.
 */
export function leftToWait(sentAt: number | undefined, shownAt: number, wholeMs: number, elapsedMs: number): number {
  return Math.max(0, (sentAt ?? shownAt) + wholeMs - elapsedMs)
}
