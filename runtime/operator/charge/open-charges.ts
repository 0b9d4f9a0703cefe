import type { OperatorTime } from '../operator-time.ts'
import { Dates } from './dates.ts'
import type { About } from './frozen.ts'
import { hashNumber, type InFlight } from './in-flight.ts'
import { KeptLedger, type LedgerStorage } from './kept-ledger.ts'

export interface OpenChargesOptions {
  readonly storage: LedgerStorage
  readonly newId: () => string
  readonly time: Omit<OperatorTime, 'tell' | 'subscribe'>
  readonly deviceId: () => string
}

/** An order without its payment type: the payer, the amount and the recipient. */
type Ordered = Pick<About, 'msisdn' | 'recipient' | 'amountCents'>

/** The id and the receipt number (nsu) with which the operator identifies a recharge. */
interface Named {
  readonly id: string
  readonly nsu: string | null
}

const SEEN_KEPT = 40
/**
 * The maximum number of customers for whom the stored list counts as complete. For others, the app reads the history
 * again.
 */
const WHOLE_KEPT = 10

/** The charges that this device sent: records of the open ones, and ids and receipt numbers of the ended ones. */
export class OpenCharges {
  protected readonly ledger: KeptLedger
  protected readonly dates: Dates
  private readonly device: OpenChargesOptions

  constructor(options: OpenChargesOptions) {
    this.device = options
    this.ledger = new KeptLedger(options.storage)
    this.dates = new Dates(this.ledger, options.time)
  }

  /** Returns this customer's charges without a definite answer, newest first. */
  async open(msisdn: string): Promise<readonly InFlight[]> {
    const msisdnHash = this.hash(msisdn)
    await this.dates.write()
    const { records } = await this.ledger.read()
    return records.filter(record => record.msisdnHash === msisdnHash).reverse()
  }

  /** Returns whether this device has a record of every charge that this customer sent from it. */
  isKept(msisdn: string): Promise<boolean> {
    return this.ledger.isKept(this.hash(msisdn))
  }

  /** Marks the list as complete for a customer whose history the page has read, if the list can be stored. */
  async recalled(msisdn: string): Promise<void> {
    if (await this.isKept(msisdn)) return
    const hash = this.hash(msisdn)
    await this.ledger.change(({ whole, ...rest }) => ({
      ...rest,
      whole: [...whole.filter(other => other !== hash), hash].slice(-WHOLE_KEPT),
    }))
  }

  /**
   * Returns an open charge of the same amount to the same number, so that the customer does not pay twice. The record
   * of this attempt counts too.
   */
  async twin(order: Ordered): Promise<InFlight | undefined> {
    return (await this.open(order.msisdn)).find(record => this.isSame(record, order))
  }

  isFor(record: InFlight, recipient: string): boolean {
    return record.recipientHash === this.hash(recipient)
  }

  async created(attemptId: string, rechargeId: string): Promise<void> {
    await this.ledger.update(attemptId, record => ({ ...record, phase: 'created', rechargeId }))
  }

  /**
   * Adds a record of a charge that another browser of this customer sent, so that this device searches for its result,
   * too.
   */
  async adopt(rechargeId: string, about: About, startedAt: number): Promise<void> {
    const { kind, amountCents } = about
    await this.ledger.add({
      attemptId: this.device.newId(),
      kind,
      msisdnHash: this.hash(about.msisdn),
      recipientHash: this.hash(about.recipient),
      amountCents,
      startedAt,
      phase: 'created',
      rechargeId,
    })
  }

  /** Deletes the record of a charge that has ended: paid (with the receipt's nsu), refused, expired or given up. */
  async settle(attemptId: string, nsu?: string | null): Promise<void> {
    await this.ledger.change(({ records, seen, ...rest }) => {
      const names = [nsu, records.find(record => record.attemptId === attemptId)?.rechargeId]
      return {
        ...rest,
        records: records.filter(record => record.attemptId !== attemptId),
        seen: [...seen, ...names.filter(name => typeof name === 'string')].slice(-SEEN_KEPT),
      }
    })
  }

  /** Deletes the record unless it changed meanwhile, here or in another tab. Returns whether it was deleted. */
  async writeOff(record: InFlight): Promise<boolean> {
    let isUnchanged = false
    await this.ledger.change(({ records, ...rest }) => {
      const kept = records.filter(one => JSON.stringify(one) !== JSON.stringify(record))
      isUnchanged = kept.length < records.length
      return { ...rest, records: kept }
    })
    if (isUnchanged) await this.settle(record.attemptId)
    return isUnchanged
  }

  async settleRecharge(rechargeId: string, nsu?: string | null): Promise<void> {
    const record = (await this.ledger.read()).records.find(other => other.rechargeId === rechargeId)
    if (record !== undefined) await this.settle(record.attemptId, nsu)
  }

  /**
   * Deletes the data of a customer who has deleted their account, and the ids of ended charges. While any charge is
   * open, those ids stay, so that the search does not take an ended charge for the open one.
   */
  async forgetEnded(msisdn: string): Promise<void> {
    const { seen: names, whole: customers } = await this.ledger.read()
    if (names.length === 0 && customers.length === 0) return
    const hash = this.hash(msisdn)
    await this.ledger.change(({ records, seen, whole }) => ({
      records,
      seen: records.length === 0 ? [] : seen,
      whole: whole.filter(other => other !== hash),
    }))
  }

  /**
   * Returns whether a recharge belongs to an attempt other than the given one: to another open charge, or to an ended
   * charge.
   */
  async isTaken(recharge: Named, attemptId?: string): Promise<boolean> {
    return (await this.taken(attemptId))(recharge)
  }

  /** Returns a function that checks many recharges like `isTaken`, with only one read of the stored list. */
  async taken(attemptId?: string): Promise<(recharge: Named) => boolean> {
    const { records, seen } = await this.ledger.read()
    const open = records.filter(record => record.attemptId !== attemptId).map(({ rechargeId }) => rechargeId)
    return ({ id, nsu }) => open.includes(id) || seen.includes(id) || (nsu !== null && seen.includes(nsu))
  }

  protected isSame(record: InFlight, { amountCents, recipient }: Ordered): boolean {
    return record.amountCents === amountCents && record.recipientHash === this.hash(recipient)
  }

  protected hash(msisdn: string): string {
    return hashNumber(msisdn, this.device.deviceId())
  }
}
