/**
 * How long (ms) another code is still to be waited for, of `wholeMs` since the last was sent. More than all of it would be
 * left where the device's clock was set back since: then nobody waits.
 */
export function leftToWait(sentAt: number, wholeMs: number, now: number): number {
  const leftMs = sentAt + wholeMs - now
  return leftMs > wholeMs ? 0 : Math.max(0, leftMs)
}
