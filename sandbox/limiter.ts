const WINDOW_MS = 60_000

/** Counts a caller's requests a minute. Runs before anything else, so that a 429 has charged nothing. */
export function createLimiter(requestsPerMinute: number): (caller: string, now: number) => boolean {
  const windows = new Map<string, { since: number; count: number }>()
  return (caller, now) => {
    const window = windows.get(caller)
    if (!window || Math.abs(now - window.since) >= WINDOW_MS) {
      windows.set(caller, { since: now, count: 1 })
      return requestsPerMinute >= 1
    }
    window.count += 1
    return window.count <= requestsPerMinute
  }
}
