import type { Clock } from '../clock.ts'

/**
 * The device's two clocks normally differ by less than this. If they differ by more, the device slept or somebody set
 * its clock.
 */
const DRIFT_MS = 2_000

/** The operator's time (Unix time in ms). It never goes back. */
export interface OperatorTime {
  /** Returns the operator's time. Before the first answer, and after the device may have slept, returns undefined. */
  readonly now: () => number | undefined
  /**
   * Returns a time that is certainly in the past by the operator's clock. Before the first answer, returns undefined.
   */
  readonly atLeast: () => number | undefined
  /**
   * Marks the current moment. The returned function returns the operator's time of that moment. If that time is
   * unknown, it returns undefined.
   */
  readonly mark: () => () => number | undefined
  /** Stores the operator's time from an answer. */
  readonly tell: (operatorMs: number) => void
  /** Calls the listener after each answer. Returns the function that ends this. */
  readonly subscribe: (listener: () => void) => () => void
}

/**
 * Returns a clock for the operator's time. Between answers it runs on by the device's monotonic clock, which users
 * cannot set. On some systems that clock stops while the device sleeps. So if the device's two clocks differ, because
 * the device slept or somebody set its clock, the time is unknown until the next answer.
 */
export function createOperatorTime({ now, elapsed }: Pick<Clock, 'now' | 'elapsed'>): OperatorTime {
  const read = () => ({ wallMs: now(), elapsedMs: elapsed() })
  const listeners = new Set<() => void>()
  let last: ({ readonly operatorMs: number } & ReturnType<typeof read>) | undefined

  /** Returns how long ago `then` was. If the device may have slept since, returns undefined. */
  function since(then: ReturnType<typeof read>): number | undefined {
    const { wallMs, elapsedMs } = read()
    const passedMs = elapsedMs - then.elapsedMs
    return Math.abs(wallMs - then.wallMs - passedMs) > DRIFT_MS ? undefined : passedMs
  }

  function timeNow(): number | undefined {
    const passedMs = last && since(last)
    return last === undefined || passedMs === undefined ? undefined : last.operatorMs + passedMs
  }

  return {
    now: timeNow,
    atLeast: () => last && last.operatorMs + Math.max(0, elapsed() - last.elapsedMs),
    mark() {
      const known = timeNow()
      const then = read()
      return () => {
        if (known !== undefined) return known
        const [passedMs, operatorMs] = [since(then), timeNow()]
        return passedMs === undefined || operatorMs === undefined ? undefined : operatorMs - passedMs
      }
    },
    // Ignores an older time, because an answer may come from a cache or arrive after a newer answer.
    tell(operatorMs) {
      const carriedMs = timeNow() ?? last?.operatorMs ?? operatorMs
      last = { operatorMs: Math.max(operatorMs, carriedMs), ...read() }
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
