export interface Outlet<T> {
  /** Sends records, and resolves to whether the collector accepted them. It never rejects. */
  readonly send: (records: readonly T[]) => Promise<boolean>
  /**
   * Gives records to the browser, which sends them even after the page was closed. Returns whether the browser accepted
   * them. The page cannot find out whether they arrive.
   */
  readonly handOver: (records: readonly T[]) => boolean
  readonly isOnline: () => boolean
  /** Calls `call` after the delay. Returns a function that cancels it. */
  readonly after: (delayMs: number, call: () => void) => () => void
}

/** A batch is sent when it has this many records, or after this time. */
const MOST_IN_BATCH = 30
const BATCH_MS = 10_000
/**
 * The page keeps at most this many unsent records, and drops any more. This many fit into the 64 KB that a browser
 * still sends for a closed page.
 */
const MOST_KEPT = 60
/** After this many batches in a row that the collector did not accept, the page sends no more. */
const MOST_FAILURES = 3

/**
 * Sends records in batches, one batch at a time. If the collector does not accept a batch, the batch is dropped. A
 * broken collector therefore causes at most three requests a page.
 */
export class Batches<T> {
  private kept: readonly T[] = []
  private isSending = false
  private failures = 0
  private stop: (() => void) | undefined
  private readonly outlet: Outlet<T>

  constructor(outlet: Outlet<T>) {
    this.outlet = outlet
  }

  add(record: T): void {
    if (this.isOver || this.kept.length === MOST_KEPT) return
    this.kept = [...this.kept, record]
    this.plan()
  }

  /**
   * Passes all records to the browser, because the page may be closed now. Records that the browser does not accept are
   * kept. If the page is only hidden and the device is offline, all records are kept, because the browser would try to
   * send them only once.
   */
  leave(isOnlyHidden = false): void {
    if (isOnlyHidden && !this.outlet.isOnline()) return
    while (this.kept.length > 0) {
      const batch = this.take()
      if (this.outlet.handOver(batch)) continue
      this.kept = [...batch, ...this.kept]
      return
    }
  }

  private get isOver(): boolean {
    return this.failures === MOST_FAILURES
  }

  private plan(): void {
    if (this.isSending || this.kept.length === 0) return
    if (this.kept.length >= MOST_IN_BATCH && this.outlet.isOnline()) void this.send()
    else this.stop ??= this.outlet.after(BATCH_MS, () => void this.send())
  }

  private async send(): Promise<void> {
    this.stop?.()
    this.stop = undefined
    if (!this.outlet.isOnline()) return this.plan()
    const batch = this.take()
    if (batch.length === 0) return
    this.isSending = true
    const isTaken = await this.outlet.send(batch)
    this.isSending = false
    this.failures = isTaken ? 0 : this.failures + 1
    if (this.isOver) this.kept = []
    this.plan()
  }

  private take(): readonly T[] {
    const batch = this.kept.slice(0, MOST_IN_BATCH)
    this.kept = this.kept.slice(MOST_IN_BATCH)
    return batch
  }
}
