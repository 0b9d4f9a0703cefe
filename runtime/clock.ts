/** The clock for all logic outside the browser code. A test can control it. */
export interface Clock {
  /** Returns the device's time (Unix time in ms). */
  now(): number
  /**
   * Returns a time in ms that only grows, whatever the device's clock is set to. It may stop while the device sleeps.
   */
  elapsed(): number
  /** Calls the function once after `delayMs`. The returned function cancels the call. */
  after(delayMs: number, call: () => void): () => void
  /**
   * Like `after`, but only for the pause between two reads, so that a test can count these pauses. A clock without
   * `pause` uses `after`.
   */
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

/** Resolves after `delayMs`, or at once if the signal aborts. Callers must check the signal afterwards. */
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
