import { emptyLedger, type InFlight, type Ledger, ledgerText, parseLedger } from './in-flight.ts'

/** Where the ledger is stored. Asynchronous, and may fail: an embedded page may have no storage at all. */
export interface LedgerStorage {
  read(): Promise<string | null>
  write(text: string): Promise<void>
  remove(): Promise<void>
}

/** The ledger as this device stores it: other tabs write it too, and some pages cannot store anything. */
export class KeptLedger {
  private ledger: Ledger | undefined
  /** The ledger in memory is newer than what is stored. */
  private isUnsaved = false
  private lastChange: Promise<void> = Promise.resolve()
  private readonly storage: LedgerStorage

  constructor(storage: LedgerStorage) {
    this.storage = storage
  }

  /** Returns what is stored once the changes before are written; without storage, the ledger in memory. */
  async read(): Promise<Ledger> {
    await this.lastChange
    return this.readNow()
  }

  /** Returns what is stored now, which another tab may have changed. */
  private async readNow(): Promise<Ledger> {
    if (this.isUnsaved && this.ledger !== undefined) return this.ledger
    try {
      const text = await this.storage.read()
      // Another tab takes the ledger away if it cannot store a record: then this page's memory lacks that record.
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

  /** Makes one change after the other: two at once would overwrite each other. */
  change(edit: (ledger: Ledger) => Ledger): Promise<void> {
    this.lastChange = this.lastChange.then(async () => this.write(edit(await this.readNow())))
    return this.lastChange
  }

  /** Resolves when the record is written, in place of an older one of the same attempt. */
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
      // Other tabs may write meanwhile, and this page then writes over their records.
      this.ledger = { ...ledger, whole: [] }
      // The record lives only as long as the page. The next page finds no ledger and reads the history instead.
      await this.storage.remove().catch(() => undefined)
    }
  }
}
