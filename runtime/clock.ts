/** Time as it is given to the logic, so that a test can hold it. */
export interface Clock {
  /** Milliseconds since 1970, as the device believes. */
  now(): number
  /** Milliseconds on a clock that nobody can set: it only goes forward, and may stand still while the device sleeps. */
  elapsed(): number
  /** Calls once after `delayMs`; the returned function calls it off. */
  after(delayMs: number, call: () => void): () => void
  /** The same between two reads, where nothing is over at its end; absent where that makes no difference. */
  pause?(delayMs: number, call: () => void): () => void
}

/** What `read` resolves with, or `instead` when it fails or takes longer than `limitMs`. */
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

/** Resolves after `delayMs`, or at once when the signal aborts: whoever waits looks at the signal next. */
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
