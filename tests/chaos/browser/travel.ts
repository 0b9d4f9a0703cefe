interface Waiting {
  readonly untilMs: number
  readonly call: () => void
}

/** The operator's clock in a browser walk. It runs in real time, and the walk can also advance it. */
export class Travel {
  private readonly startedMs = Date.now()
  private aheadMs = 0
  private readonly held = new Set<Waiting>()

  /** Returns the Unix time in ms on the operator's clock. */
  readonly now = (): number => Date.now() + this.aheadMs

  /** Returns how long the server has run, by the operator's clock. */
  readonly passedMs = (): number => this.now() - this.startedMs

  /** The number of requests that the operator is delaying. */
  get waiting(): number {
    return this.held.size
  }

  /** Resolves after `ms` on the operator's clock. */
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
