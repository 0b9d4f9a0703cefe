import type { OperatorTime } from '../operator-time.ts'
import type { InFlight } from './in-flight.ts'
import type { KeptLedger } from './kept-ledger.ts'

interface Undated {
  readonly attemptId: string
  readonly name: 'startedAt' | 'leftBy'
  readonly when: () => number | undefined
}

/**
 * Stores when an attempt of this page started and when it was last sent. It waits until the operator's time is known.
 */
export class Dates {
  private undated: readonly Undated[] = []
  private readonly ledger: KeptLedger
  private readonly time: Omit<OperatorTime, 'tell' | 'subscribe'>

  constructor(ledger: KeptLedger, time: Omit<OperatorTime, 'tell' | 'subscribe'>) {
    this.ledger = ledger
    this.time = time
  }

  /**
   * Returns the current time for a new record. If the operator's time is unknown, the record has no time yet, and
   * `write` stores it later.
   */
  start(attemptId: string): Pick<InFlight, 'startedAt'> {
    const when = this.time.mark()
    const startedAt = when()
    if (startedAt !== undefined) return { startedAt }
    this.undated = [...this.undated, { attemptId, name: 'startedAt', when }]
    return {}
  }

  /** Returns the latest time at which a call that starts now may still send its bytes. */
  leftBy(timeoutMs: number): Pick<InFlight, 'leftBy'> {
    const nowMs = this.time.now()
    return nowMs === undefined ? {} : { leftBy: nowMs + timeoutMs }
  }

  /** Stores that this page sends the attempt no more. */
  async hasLeft(attemptId: string): Promise<void> {
    this.undated = [...this.undated, { attemptId, name: 'leftBy', when: this.time.mark() }]
    await this.write()
  }

  /** Stores the start and the last send of each attempt once the operator's time is known. */
  async write(): Promise<void> {
    const [dated, undated] = [this.undated.filter(isDated), this.undated.filter(one => !isDated(one))]
    this.undated = undated
    for (const { attemptId, name, when } of dated)
      await this.ledger.update(attemptId, record => ({ ...record, [name]: when() }))
  }
}

function isDated({ when }: Undated): boolean {
  return when() !== undefined
}
