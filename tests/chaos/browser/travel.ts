interface Waiting {
  readonly untilMs: number
  readonly call: () => void
}

/** The operator's time in a browser walk: it passes as it does, and the walk makes it pass faster. */
export class Travel {
  private readonly startedMs = Date.now()
  private aheadMs = 0
  private readonly held = new Set<Waiting>()

  /** Milliseconds since 1970, on the operator's clock. */
  readonly now = (): number => Date.now() + this.aheadMs

  /** How long the server has run, on the operator's clock. */
  readonly passedMs = (): number => this.now() - this.startedMs

  /** How many requests the operator holds back now. */
  get waiting(): number {
    return this.held.size
  }

  /** Resolves when so much of the operator's time has passed. */
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

  /** So much time passes at once. */
  pass(ms: number): void {
    this.aheadMs += ms
    for (const one of this.held) if (one.untilMs <= this.now()) one.call()
  }
}
