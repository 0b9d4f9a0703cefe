type Settle = () => Promise<void>

/** The ends of charges that this page shows. Each is settled once it has been shown, or when the page runs another service. */
export class ShownEnds {
  private pending: readonly Settle[] = []
  private settling: Promise<unknown> = Promise.resolve()
  private readonly whenShown: () => Promise<void>

  /** `whenShown` resolves when the current screen has been shown; it rejects if the screen cannot be. */
  constructor(whenShown: () => Promise<void>) {
    this.whenShown = whenShown
  }

  show(settle: Settle): void {
    this.pending = [...this.pending, settle]
    // An end that could not be shown stays open: the next page tells it.
    this.whenShown().then(
      () => this.settleAll(),
      () => undefined,
    )
  }

  /** Settles the ends that the page has shown, before a service looks for open charges. */
  async settleAll(): Promise<void> {
    const { pending } = this
    this.pending = []
    this.settling = Promise.allSettled([this.settling, ...pending.map(settle => settle())])
    await this.settling
  }
}
