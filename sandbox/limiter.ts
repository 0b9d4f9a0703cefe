const WINDOW_MS = 60_000
/**
 * The highest number of callers in memory. If more callers than this send requests in a minute, somebody is inventing
 * callers.
 */
const MOST_CALLERS = 10_000

const isOver = ({ since }: { since: number }, now: number) => Math.abs(now - since) >= WINDOW_MS

/**
 * Creates a function that counts a caller's requests in a minute. It runs before everything else, so a 429 has charged
 * nothing.
 */
export function createLimiter(requestsPerMinute: number): (caller: string, now: number) => boolean {
  const windows = new Map<string, { since: number; count: number }>()
  return (caller, now) => {
    const window = windows.get(caller)
    if (!window || isOver(window, now)) {
      // The map lists the oldest callers first, so that these are deleted first.
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
