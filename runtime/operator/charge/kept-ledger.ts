import { emptyLedger, type InFlight, type Ledger, ledgerText, parseLedger } from './in-flight.ts'

/** The storage of the ledger. It is asynchronous and may fail: an embedded page may have no storage at all. */
export interface LedgerStorage {
  read(): Promise<string | null>
  write(text: string): Promise<void>
  remove(): Promise<void>
}

/** The ledger as this device stores it: other tabs write it too, and some pages cannot store anything. */
export class KeptLedger {
  private ledger: Ledger | undefined
  /** Whether the ledger in memory is newer than the stored ledger. */
  private isUnsaved = false
  private lastChange: Promise<void> = Promise.resolve()
  private readonly storage: LedgerStorage

  constructor(storage: LedgerStorage) {
    this.storage = storage
  }

  /** Returns the stored ledger after all earlier changes are written; without storage, the ledger in memory. */
  async read(): Promise<Ledger> {
    await this.lastChange
    return this.readNow()
  }

  /** Returns the ledger as it is stored now, which another tab may have changed. */
  private async readNow(): Promise<Ledger> {
    if (this.isUnsaved && this.ledger !== undefined) return this.ledger
    try {
      const text = await this.storage.read()
      // Another tab removes the ledger if it cannot store a record: then this page's memory lacks that record.
      const inMemory = text === null && this.ledger !== undefined ? { ...this.ledger, whole: [] } : undefined
      this.ledger = inMemory ?? parseLedger(text) ?? emptyLedger
    } catch {
      this.ledger ??= emptyLedger
    }
    return this.ledger
  }

  /**
   * Whether the storage has every record of this customer on this device. An empty storage does not count: an earlier
   * page may have failed to write its record.
   */
  async isKept(msisdnHash: string): Promise<boolean> {
    if (this.isUnsaved) return false
    return this.storage.read().then(
      text => parseLedger(text)?.whole.includes(msisdnHash) === true,
      () => false,
    )
  }

  /** Makes changes one after another: two simultaneous changes would overwrite each other. */
  change(edit: (ledger: Ledger) => Ledger): Promise<void> {
    this.lastChange = this.lastChange.then(async () => this.write(edit(await this.readNow())))
    return this.lastChange
  }

  /** Resolves when the record is written. The record replaces an older one of the same attempt. */
  add(record: InFlight): Promise<void> {
    return this.change(ledger => ({
      ...ledger,
      records: [...ledger.records.filter(({ attemptId }) => attemptId !== record.attemptId), record],
    }))
  }

  update(attemptId: string, edit: (record: InFlight) => InFlight): Promise<void> {
    return this.change(ledger => ({
      ...ledger,
      records: ledger.records.map(record => (record.attemptId === attemptId ? edit(record) : record)),
    }))
  }

  private async write(ledger: Ledger): Promise<void> {
    this.ledger = ledger
    try {
      await this.storage.write(ledgerText(ledger))
      this.isUnsaved = false
    } catch {
      this.isUnsaved = true
      // Other tabs may have written meanwhile, and this page's next write replaces their records.
      this.ledger = { ...ledger, whole: [] }
      // The record lives only as long as the page. The next page finds no ledger and reads the history instead.
      await this.storage.remove().catch(() => undefined)
    }
  }
}
