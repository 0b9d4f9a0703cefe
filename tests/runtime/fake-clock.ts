import type { Clock } from '../../runtime/clock.ts'

interface Timer {
  dueMs: number
  /** Whether the timer continues while the device sleeps. */
  readonly isElsewhere: boolean
  readonly call: () => void
}

/** The maximum number of event loop turns that a request to the in-memory sandbox needs. */
const TURNS = 12

/** Runs all promises that wait only for other promises. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) await new Promise<void>(resolve => setImmediate(resolve))
}

/** The two clocks of a device. Only the test moves them, and promises can run between two timers. */
export class FakeClock implements Clock {
  private nowMs: number
  private elapsedMs = 0
  private timers: readonly Timer[] = []
  private readonly listeners = new Set<(ms: number) => void>()
  private isUnderway: () => boolean = () => false

  constructor(nowMs = 0) {
    this.nowMs = nowMs
  }

  readonly now = (): number => this.nowMs
  readonly elapsed = (): number => this.elapsedMs

  readonly after = (delayMs: number, call: () => void): (() => void) => this.add(delayMs, call, false)

  /** Starts a timer outside the device, such as the operator's. It continues while the device sleeps. */
  readonly afterElsewhere = (delayMs: number, call: () => void): (() => void) => this.add(delayMs, call, true)

  private add(delayMs: number, call: () => void, isElsewhere: boolean): () => void {
    const timer = { dueMs: this.nowMs + delayMs, call, isElsewhere }
    this.timers = [...this.timers, timer]
    return () => {
      this.timers = this.timers.filter(other => other !== timer)
    }
  }

  get waiting(): number {
    return this.timers.length
  }

  /** Calls the listener with each step of the clock, so another clock can follow. */
  onPass(listener: (ms: number) => void): void {
    this.listeners.add(listener)
  }

  /**
   * Stops the clock while the function returns true, which means that the in-memory sandbox is answering a request. The
   * answer needs turns of the event loop, and must take no time of the clock.
   */
  standStillWhile(isUnderway: () => boolean): void {
    this.isUnderway = isUnderway
  }

  /** Advances the time by `ms`, and calls the timers that are due. */
  async advance(ms: number): Promise<void> {
    const endMs = this.nowMs + ms
    await this.settle()
    for (let next = this.next(); next !== undefined && next.dueMs <= endMs; next = this.next()) await this.fire(next)
    this.pass(endMs - this.nowMs)
    await this.settle()
  }

  /** Sets the device's clock to another time. No timer runs. */
  setAnew(byMs: number): void {
    this.nowMs += byMs
    for (const timer of this.timers) timer.dueMs += byMs
  }

  /**
   * Lets the device sleep for `ms`: its timers and its monotonic clock stop. Timers outside the device that became due
   * run when the device wakes up.
   */
  sleep(ms: number): void {
    this.nowMs += ms
    for (const timer of this.timers) if (!timer.isElsewhere) timer.dueMs += ms
    for (const listener of this.listeners) listener(ms)
  }

  /** Advances the clock from timer to timer until the work is done, and returns the result. */
  async finish<T>(work: Promise<T>, limitMs = 600_000): Promise<T> {
    const endMs = this.nowMs + limitMs
    let isDone = false
    const done = (): void => {
      isDone = true
    }
    work.then(done, done)
    for (;;) {
      await this.settle()
      if (isDone) return work
      const next = this.next()
      if (next === undefined) throw new Error('waits for something that no timer brings')
      if (next.dueMs > endMs) throw new Error(`not done after ${limitMs} ms`)
      await this.fire(next)
    }
  }

  private async settle(): Promise<void> {
    await settle()
    if (!this.isUnderway()) return
    while (this.isUnderway()) await settle()
    return this.settle()
  }

  private next(): Timer | undefined {
    return [...this.timers].sort((a, b) => a.dueMs - b.dueMs)[0]
  }

  private async fire(timer: Timer): Promise<void> {
    this.timers = this.timers.filter(other => other !== timer)
    this.pass(timer.dueMs - this.nowMs)
    timer.call()
    await this.settle()
  }

  private pass(ms: number): void {
    const step = Math.max(ms, 0)
    this.nowMs += step
    this.elapsedMs += step
    for (const listener of this.listeners) listener(step)
  }
}
