type Settle = () => Promise<void>

/**
 * Collects the charges whose result this page shows. Each is recorded as settled (no longer open) as soon as the result
 * is on screen, or when the page runs another service.
 */
export class ShownEnds {
  private pending: readonly Settle[] = []
  private settling: Promise<void> = Promise.resolve()
  private readonly whenShown: () => Promise<void>

  /** `whenShown` resolves when the current screen is visible. It rejects if the screen cannot be shown. */
  constructor(whenShown: () => Promise<void>) {
    this.whenShown = whenShown
  }

  show(settle: Settle): void {
    this.pending = [...this.pending, settle]
    // If a charge's result could not be shown, the charge stays open, and the next page shows the result.
    this.whenShown().then(
      () => this.settleAll(),
      () => undefined,
    )
  }

  /** Settles the charges whose result the page has shown, before a service searches for open charges. */
  async settleAll(): Promise<void> {
    const { pending } = this
    this.pending = []
    const settled = Promise.allSettled([this.settling, ...pending.map(settle => settle())])
    // The results are dropped. Otherwise each promise would keep the results of all before it, as long as the tab is open.
    this.settling = settled.then(() => undefined)
    await this.settling
  }
}
