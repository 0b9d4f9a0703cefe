interface Waiting {
  readonly untilMs: number
  readonly call: () => void
}

/** The operator's time in a browser walk: it runs by itself, and the walk can advance it. */
export class Travel {
  private readonly startedMs = Date.now()
  private aheadMs = 0
  private readonly held = new Set<Waiting>()

  /** Milliseconds since 1970, on the operator's clock. */
  readonly now = (): number => Date.now() + this.aheadMs

  /** Returns how long the server has run, by the operator's clock. */
  readonly passedMs = (): number => this.now() - this.startedMs

  /** The number of requests that the operator currently holds back. */
  get waiting(): number {
    return this.held.size
  }

  /** Resolves when this much of the operator's time has passed. */
  readonly wait = (ms: number): Promise<void> =>
    new Promise(resolve => {
      const one: Waiting = {
        untilMs: this.now() + ms,
        call: () => {
          clearTimeout(timer)
          this.held.delete(one)
          resolve()
        },
      }
      const timer = setTimeout(one.call, ms)
      this.held.add(one)
    })

  /** Advances the time at once. */
  pass(ms: number): void {
    this.aheadMs += ms
    for (const one of this.held) if (one.untilMs <= this.now()) one.call()
  }
}
