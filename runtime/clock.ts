/** Time as it is given to the logic, so that a test can hold it. */
export interface Clock {
  /** Milliseconds since 1970, as the device believes. */
  now(): number
  /** Calls once after `delayMs`; the returned function calls it off. */
  after(delayMs: number, call: () => void): () => void
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
    const cancel = clock.after(delayMs, done)
    signal.addEventListener('abort', done)
  })
}
