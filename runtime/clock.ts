/** The clock that the logic uses, so that a test can control the time. */
export interface Clock {
  /** Returns milliseconds since 1970, by the device's own clock. */
  now(): number
  /** Returns milliseconds of a monotonic clock that cannot be set. It may stop while the device sleeps. */
  elapsed(): number
  /** Calls the function once after `delayMs`. The returned function cancels the call. */
  after(delayMs: number, call: () => void): () => void
  /** Like `after`, for a pause between two reads. Absent if `after` can be used instead. */
  pause?(delayMs: number, call: () => void): () => void
}

/** Resolves with the value of `read`, or with `instead` if `read` fails or takes longer than `limitMs`. */
export function withinTime<T>(clock: Clock, limitMs: number, instead: T, read: () => Promise<T>): Promise<T> {
  return new Promise(resolve => {
    const stop = clock.after(limitMs, () => resolve(instead))
    const done = (value: T): void => {
      stop()
      resolve(value)
    }
    read().then(done, () => done(instead))
  })
}

/** Resolves after `delayMs`, or at once if the signal aborts; callers must check the signal afterwards. */
export function wait(clock: Clock, delayMs: number, signal: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    if (signal.aborted) return resolve()
    const done = (): void => {
      cancel()
      signal.removeEventListener('abort', done)
      resolve()
    }
    const cancel = (clock.pause ?? clock.after)(delayMs, done)
    signal.addEventListener('abort', done)
  })
}
