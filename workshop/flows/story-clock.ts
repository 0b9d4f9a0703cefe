import type { Clock } from '../../runtime/clock.ts'

/** The moment at which every story begins: Monday, 15 June 2026, at noon in São Paulo. */
export const STORY_BEGINS_MS = Date.UTC(2026, 5, 15, 15)

/** The clock of a story. Time stands still. Even on a slow machine, a story therefore looks the same in every run. */
export interface StoryClock extends Clock {
  pause(delayMs: number, call: () => void): () => void
  /**
   * Returns the number of pauses that have not ended. A pause is between two reads of a `watch`, or before another
   * attempt.
   */
  pauses(): number
  /** Advances the time to the next timer, and calls that timer. If no timer is due within `mostMs`, returns false. */
  pass(mostMs?: number): boolean
  /** From now on, time passes as usual. */
  run(): void
  /** From now on, no timer is called. */
  stop(): void
}

interface Timer {
  readonly dueMs: number
  readonly isPause: boolean
  readonly call: () => void
}

export function createStoryClock(): StoryClock {
  const timers = new Set<Timer>()
  const ticking = new Map<Timer, ReturnType<typeof setTimeout>>()
  let passedMs = 0
  /**
   * The browser's time at the moment when the story's time began to run. While the story's time stands still, it is
   * undefined.
   */
  let runsSince: number | undefined
  let isStopped = false

  const elapsed = () => passedMs + (runsSince === undefined ? 0 : performance.now() - runsSince)
  const drop = (timer: Timer): void => {
    clearTimeout(ticking.get(timer))
    ticking.delete(timer)
    timers.delete(timer)
  }
  const call = (timer: Timer): void => {
    drop(timer)
    if (!isStopped) timer.call()
  }
  const tick = (timer: Timer): void => {
    ticking.set(
      timer,
      setTimeout(() => call(timer), timer.dueMs - elapsed()),
    )
  }

  const add = (delayMs: number, call: () => void, isPause: boolean) => {
    const timer = { dueMs: elapsed() + delayMs, call, isPause }
    timers.add(timer)
    // A timer without a delay waits only for a turn of the event loop, so the time need not advance.
    if (runsSince !== undefined || delayMs <= 0) tick(timer)
    return () => drop(timer)
  }

  return {
    now: () => STORY_BEGINS_MS + Math.floor(elapsed()),
    elapsed,
    after: (delayMs, call) => add(delayMs, call, false),
    pause: (delayMs, call) => add(delayMs, call, true),
    pauses: () => [...timers].filter(({ isPause }) => isPause).length,
    pass(mostMs = Number.POSITIVE_INFINITY) {
      const [next] = [...timers].sort((a, b) => a.dueMs - b.dueMs)
      if (next === undefined || next.dueMs - elapsed() > mostMs) return false
      passedMs = Math.max(passedMs, next.dueMs)
      call(next)
      return true
    },
    run() {
      if (runsSince !== undefined) return
      runsSince = performance.now()
      for (const timer of timers) if (!ticking.has(timer)) tick(timer)
    },
    stop() {
      isStopped = true
      for (const timer of timers) drop(timer)
    },
  }
}
