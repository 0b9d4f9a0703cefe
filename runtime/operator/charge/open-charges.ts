import type { OperatorTime } from '../operator-time.ts'
import { Dates } from './dates.ts'
import type { About } from './frozen.ts'
import { hashNumber, type InFlight } from './in-flight.ts'
import { KeptLedger, type LedgerStorage } from './kept-ledger.ts'

export interface OpenChargesOptions {
  readonly storage: LedgerStorage
  readonly newId: () => string
  readonly time: Omit<OperatorTime, 'tell'>
  readonly deviceId: () => string
}

/** The customer, the value and the number of an order, whatever the payment type. */
type Ordered = Pick<About, 'msisdn' | 'recipient' | 'valueId'>

/** A recharge by the id and the nsu that the operator gave it. */
interface Named {
  readonly id: string
  readonly nsu: string | null
}

const SEEN_KEPT = 40

/** The charges that were sent from this device: records of the open ones, and ids and nsus of those that have ended. */
export class OpenCharges {
  protected readonly ledger: KeptLedger
  protected readonly dates: Dates
  private readonly device: OpenChargesOptions

  constructor(options: OpenChargesOptions) {
    this.device = options
    this.ledger = new KeptLedger(options.storage)
    this.dates = new Dates(this.ledger, options.time)
  }

  /** Returns the charges of this customer that have no definite answer yet, newest first. */
  async open(msisdn: string): Promise<readonly InFlight[]> {
    const msisdnHash = this.hash(msisdn)
    await this.dates.write()
    const { records } = await this.ledger.read()
    return records.filter(record => record.msisdnHash === msisdnHash).reverse()
  }

  /** Whether this device has a record of every charge that was sent from it. */
  isKept(): Promise<boolean> {
    return this.ledger.isKept()
  }

  /** Stores the ledger after the operator's history was read, so that `isKept` becomes true if the storage works. */
  async recalled(): Promise<void> {
    if (!(await this.isKept())) await this.ledger.change(ledger => ledger)
  }

  /** Returns an open charge of the same value to the same number, even the current attempt: do not pay it twice. */
  async twin(order: Ordered): Promise<InFlight | undefined> {
    return (await this.open(order.msisdn)).find(record => this.isSame(record, order))
  }

  isFor(record: InFlight, recipient: string): boolean {
    return record.recipientHash === this.hash(recipient)
  }

  /** Stores the recharge's id once the operator has created it. */
  async created(attemptId: string, rechargeId: string): Promise<void> {
    await this.ledger.update(attemptId, record => ({ ...record, phase: 'created', rechargeId }))
  }

  /** Stores a record of a recharge that the customer created in another browser, so that this device follows it too. */
  async adopt(rechargeId: string, about: About, startedAt: number): Promise<void> {
    const { kind, valueId } = about
    await this.ledger.add({
      attemptId: this.device.newId(),
      kind,
      msisdnHash: this.hash(about.msisdn),
      recipientHash: this.hash(about.recipient),
      valueId,
      startedAt,
      phase: 'created',
      rechargeId,
    })
  }

  /** Drops the record of a charge that was paid (with its nsu), was refused, expired, or was given up. */
  async settle(attemptId: string, nsu?: string | null): Promise<void> {
    await this.ledger.change(({ records, seen }) => {
      const told = [nsu, records.find(record => record.attemptId === attemptId)?.rechargeId]
      return {
        records: records.filter(record => record.attemptId !== attemptId),
        seen: [...seen, ...told.filter(name => typeof name === 'string')].slice(-SEEN_KEPT),
      }
    })
  }

  /** Drops the record unless this tab or another one changed it meanwhile. Returns whether it was dropped. */
  async writeOff(record: InFlight): Promise<boolean> {
    let isUnchanged = false
    await this.ledger.change(({ records, seen }) => {
      const kept = records.filter(one => JSON.stringify(one) !== JSON.stringify(record))
      isUnchanged = kept.length < records.length
      return { records: kept, seen }
    })
    if (isUnchanged) await this.settle(record.attemptId)
    return isUnchanged
  }

  async settleRecharge(rechargeId: string, nsu?: string | null): Promise<void> {
    const record = (await this.ledger.read()).records.find(other => other.rechargeId === rechargeId)
    if (record !== undefined) await this.settle(record.attemptId, nsu)
  }

  /**
   * Forgets the ids of ended recharges when the customer leaves. It keeps them while any charge is open, of any
   * customer: the open charge must not be mistaken for one of them.
   */
  async forgetTold(): Promise<void> {
    if ((await this.ledger.read()).seen.length === 0) return
    await this.ledger.change(({ records, seen }) => ({ records, seen: records.length === 0 ? [] : seen }))
  }

  /** Whether a recharge belongs to another attempt: to one that is open, or to one that has ended. */
  async isTaken(recharge: Named, attemptId?: string): Promise<boolean> {
    return (await this.taken(attemptId))(recharge)
  }

  /** Returns `isTaken` for the ledger as it is now. */
  async taken(attemptId?: string): Promise<(recharge: Named) => boolean> {
    const { records, seen } = await this.ledger.read()
    const open = records.filter(record => record.attemptId !== attemptId).map(({ rechargeId }) => rechargeId)
    return ({ id, nsu }) => open.includes(id) || seen.includes(id) || (nsu !== null && seen.includes(nsu))
  }

  protected isSame(record: InFlight, { valueId, recipient }: Ordered): boolean {
    return record.valueId === valueId && record.recipientHash === this.hash(recipient)
  }

  protected hash(msisdn: string): string {
    return hashNumber(msisdn, this.device.deviceId())
  }
}
