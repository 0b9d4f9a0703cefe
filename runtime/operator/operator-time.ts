import type { Clock } from '../clock.ts'

/** Between two answers the device's two clocks drift apart by less than this, unless it slept or one of them was set. */
const DRIFT_MS = 2_000

/** The operator's time, in ms since 1970. It only goes forward. */
export interface OperatorTime {
  /** Returns undefined until an answer has told the time, and again after the device may have slept. */
  readonly now: () => number | undefined
  /** Returns the latest time that the operator is known to have had; undefined before any answer told one. */
  readonly atLeast: () => number | undefined
  /** Marks this moment. The returned function returns when it was; undefined as long as nobody can say. */
  readonly mark: () => () => number | undefined
  /** An answer has told the time. */
  readonly tell: (operatorMs: number) => void
}

/**
 * Carries the operator's time by the device's monotonic clock, which nobody can set. On some systems that clock stands
 * still while the device sleeps. Then the two clocks of the device have drifted apart, and the time is unknown until the
 * next answer. The same happens where somebody has set the device's clock, as the two cases look alike.
 */
export function createOperatorTime({ now, elapsed }: Pick<Clock, 'now' | 'elapsed'>): OperatorTime {
  const read = () => ({ wallMs: now(), elapsedMs: elapsed() })
  let told: ({ readonly operatorMs: number } & ReturnType<typeof read>) | undefined

  /** Returns how long ago that was; undefined when the device may have slept since. */
  function since(then: ReturnType<typeof read>): number | undefined {
    const { wallMs, elapsedMs } = read()
    const passedMs = elapsedMs - then.elapsedMs
    return Math.abs(wallMs - then.wallMs - passedMs) > DRIFT_MS ? undefined : passedMs
  }

  function timeNow(): number | undefined {
    const passedMs = told && since(told)
    return told === undefined || passedMs === undefined ? undefined : told.operatorMs + passedMs
  }

  return {
    now: timeNow,
    atLeast: () => told && told.operatorMs + Math.max(0, elapsed() - told.elapsedMs),
    mark() {
      const known = timeNow()
      const then = read()
      return () => {
        if (known !== undefined) return known
        const [passedMs, operatorMs] = [since(then), timeNow()]
        return passedMs === undefined || operatorMs === undefined ? undefined : operatorMs - passedMs
      }
    },
    // An answer may have lain in a cache, or have been overtaken by a later one.
    tell(operatorMs) {
      const carriedMs = timeNow() ?? told?.operatorMs ?? operatorMs
      told = { operatorMs: Math.max(operatorMs, carriedMs), ...read() }
    },
  }
}
