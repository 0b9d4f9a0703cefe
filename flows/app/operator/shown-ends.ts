import type { Clock } from '../../../runtime/clock.ts'

type Settle = () => Promise<void>

/** An end that shows for less than this may be read by nobody: the customer was about to reload or leave the page. */
const SEEN_MS = 1_000

/** The ends of charges that this page shows. Each is settled a moment later, or as soon as the page goes on. */
export class ShownEnds {
  private pending: readonly Settle[] = []
  private readonly clock: Clock

  constructor(clock: Clock) {
    this.clock = clock
  }

  show(settle: Settle): void {
    this.pending = [...this.pending, settle]
    this.clock.after(SEEN_MS, () => void this.settleAll())
  }

  /** Settles what the page has shown, before a service looks at what is open. */
  async settleAll(): Promise<void> {
    const { pending } = this
    this.forget()
    await Promise.all(pending.map(settle => settle()))
  }

  /** Leaves open what was shown for a moment only: the customer is gone. */
  forget(): void {
    this.pending = []
  }
}
