import { emptyLedger, type InFlight, type Ledger, ledgerText, parseLedger } from './in-flight.ts'

/**
 * The storage for the list of charges. It is asynchronous and may fail, because an embedded page may have no storage.
 */
export interface LedgerStorage {
  read(): Promise<string | null>
  write(text: string): Promise<void>
  remove(): Promise<void>
}

/** The list of charges on this device. Other tabs write it too, and some pages cannot store anything. */
export class KeptLedger {
  private ledger: Ledger | undefined
  /** Whether the list in memory is newer than the stored list. */
  private isUnsaved = false
  private lastChange: Promise<void> = Promise.resolve()
  private readonly storage: LedgerStorage

  constructor(storage: LedgerStorage) {
    this.storage = storage
  }

  /** Returns the stored list after all earlier changes were written. Without storage, returns the list in memory. */
  async read(): Promise<Ledger> {
    await this.lastChange
    return this.readNow()
  }

  /** Returns the list as it is stored now. Another tab may have changed it. */
  private async readNow(): Promise<Ledger> {
    if (this.isUnsaved && this.ledger !== undefined) return this.ledger
    try {
      const text = await this.storage.read()
      // The storage is empty, so another tab failed to store a record and deleted the list. This page's copy may lack
      // that record, so it must not count as complete for any customer.
      const inMemory = text === null && this.ledger !== undefined ? { ...this.ledger, whole: [] } : undefined
      this.ledger = inMemory ?? parseLedger(text) ?? emptyLedger
    } catch {
      this.ledger ??= emptyLedger
    }
    return this.ledger
  }

  /**
   * Returns whether the storage has every record of this customer on this device. An empty storage does not count,
   * because an earlier page may have failed to write its record.
   */
  async isKept(msisdnHash: string): Promise<boolean> {
    if (this.isUnsaved) return false
    return this.storage.read().then(
      text => parseLedger(text)?.whole.includes(msisdnHash) === true,
      () => false,
    )
  }

  /** Makes changes one after another, because two simultaneous changes would overwrite each other. */
  change(edit: (ledger: Ledger) => Ledger): Promise<void> {
    this.lastChange = this.lastChange.then(async () => this.write(edit(await this.readNow())))
    return this.lastChange
  }

  /** Stores a record and resolves when it is written. It replaces an older record of the same attempt. */
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
      // Other tabs may have written meanwhile. This page's next write would delete their records, so the list is no
      // longer complete.
      this.ledger = { ...ledger, whole: [] }
      // The write failed, so this record is lost when the page closes. Without a stored list, the next page knows that
      // it must read the history.
      await this.storage.remove().catch(() => undefined)
    }
  }
}
