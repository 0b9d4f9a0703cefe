const WINDOW_MS = 60_000
/** More than ask in a minute, unless somebody makes them up. */
const MOST_CALLERS = 10_000

const isOver = ({ since }: { since: number }, now: number) => Math.abs(now - since) >= WINDOW_MS

/** Counts a caller's requests a minute. Runs before anything else, so that a 429 has charged nothing. */
export function createLimiter(requestsPerMinute: number): (caller: string, now: number) => boolean {
  const windows = new Map<string, { since: number; count: number }>()
  return (caller, now) => {
    const window = windows.get(caller)
    if (!window || isOver(window, now)) {
      // The oldest are the first: whoever came once is not remembered for ever.
      windows.delete(caller)
      for (const [name, old] of windows) {
        if (!isOver(old, now)) break
        windows.delete(name)
      }
      const [oldest] = windows.keys()
      if (windows.size >= MOST_CALLERS && oldest !== undefined) windows.delete(oldest)
      windows.set(caller, { since: now, count: 1 })
      return requestsPerMinute >= 1
    }
    window.count += 1
    return window.count <= requestsPerMinute
  }
}
