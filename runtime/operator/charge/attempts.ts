import type { Answer } from '../answer.ts'
import type { Input, Send } from '../client.ts'
import type { Call } from '../contract/call.ts'
import { type ChargeAnswer, classifyCharge } from './classify.ts'
import { emptyLedger, hashNumber, type InFlight, type Ledger, parseLedger } from './in-flight.ts'

/** Where the ledger is kept. Asynchronous, and may fail: an embedded page has no storage at all. */
export interface LedgerStorage {
  read(): Promise<string | null>
  write(text: string): Promise<void>
}

export interface AttemptsOptions {
  readonly send: Send
  readonly storage: LedgerStorage
  readonly newId: () => string
  /** The operator's clock, ms since 1970. */
  readonly serverNow: () => number
  readonly deviceId: () => string
  readonly isChargeRefusal: (code: number) => boolean
}

/** What is being paid for, by whom. Value in cents. */
export interface About {
  readonly kind: InFlight['kind']
  readonly msisdn: string
  readonly recipient: string
  readonly valueId: number
}

interface Frozen {
  readonly attemptId: string
  readonly send: () => Promise<Answer<{ id: string; nsu: string | null; date: string }>>
}

export type Created = { readonly id: string; readonly nsu: string | null; readonly date: string }

const SEEN_NSUS_KEPT = 20

/**
 * One attempt, one key: the key is made when the review screen opens, goes out with the charge, and is reused with
 * the same body until there is a definite answer. The record is written before anything is sent.
 */
export class Attempts {
  private attemptId: string
  private frozen: Frozen | undefined
  private ledger: Ledger | undefined
  private readonly options: AttemptsOptions

  constructor(options: AttemptsOptions) {
    this.options = options
    this.attemptId = options.newId()
  }

  /** The review screen was opened. */
  review(): void {
    this.attemptId = this.options.newId()
  }

  /** The charges of this customer that have no definite answer yet, the newest first. */
  async open(msisdn: string): Promise<readonly InFlight[]> {
    const msisdnHash = this.hash(msisdn)
    const { records } = await this.read()
    return records.filter(record => record.msisdnHash === msisdnHash).reverse()
  }

  /** An open charge of the same value to the same number, which should not be paid twice. */
  async twin(about: About): Promise<InFlight | undefined> {
    const open = await this.open(about.msisdn)
    return open.find(record => this.isSame(record, about) && record.attemptId !== this.attemptId)
  }

  isFor(record: InFlight, recipient: string): boolean {
    return record.recipientHash === this.hash(recipient)
  }

  /** Sends a charge, once it is written down. A second call with the same attempt sends the same bytes. */
  async charge<Path extends string, Body>(
    call: Call<Path, Body, Created>,
    input: Input<Path, Body>,
    about: About,
  ): Promise<ChargeAnswer<Created>> {
    const { attemptId } = this
    const isAfterUnknown = (await this.twin(about)) !== undefined
    if (this.frozen?.attemptId === attemptId) return this.deliver(this.frozen, false, isAfterUnknown)
    const frozen = { attemptId, send: () => this.options.send(call, { ...input, key: attemptId }) }
    this.frozen = frozen
    await this.add({
      attemptId,
      kind: about.kind,
      msisdnHash: this.hash(about.msisdn),
      recipientHash: this.hash(about.recipient),
      valueId: about.valueId,
      startedAt: this.options.serverNow(),
      phase: 'sent',
    })
    return this.deliver(frozen, true, isAfterUnknown)
  }

  /** Sends the bytes of an unknown charge again, by its own key. Undefined when this page did not send them. */
  async resend(record: InFlight): Promise<ChargeAnswer<Created> | undefined> {
    if (this.frozen === undefined || this.frozen.attemptId !== record.attemptId) return undefined
    return this.deliver(this.frozen, false, true)
  }

  /** The operator has a name for it. */
  async created(attemptId: string, rechargeId: string): Promise<void> {
    await this.update(attemptId, record => ({ ...record, phase: 'created', rechargeId }))
  }

  /** It has ended: paid (with the nsu of its receipt), refused, expired or given up by the person. */
  async settle(attemptId: string, nsu?: string | null): Promise<void> {
    const { records, seenNsus } = await this.read()
    if (this.frozen?.attemptId === attemptId) this.frozen = undefined
    if (this.attemptId === attemptId) this.attemptId = this.options.newId()
    await this.write({
      records: records.filter(record => record.attemptId !== attemptId),
      seenNsus: typeof nsu === 'string' ? [...seenNsus, nsu].slice(-SEEN_NSUS_KEPT) : seenNsus,
    })
  }

  async settleRecharge(rechargeId: string, nsu?: string | null): Promise<void> {
    const record = (await this.read()).records.find(other => other.rechargeId === rechargeId)
    if (record !== undefined) await this.settle(record.attemptId, nsu)
  }

  async hasSeen(nsu: string): Promise<boolean> {
    return (await this.read()).seenNsus.includes(nsu)
  }

  private async deliver(frozen: Frozen, isFirstSend: boolean, isAfterUnknown: boolean): Promise<ChargeAnswer<Created>> {
    const { isChargeRefusal } = this.options
    const answer = classifyCharge(await frozen.send(), { isFirstSend, isAfterUnknown }, isChargeRefusal)
    if (answer.kind === 'created') await this.created(frozen.attemptId, answer.data.id)
    if (answer.kind === 'refused' || answer.kind === 'offline') await this.settle(frozen.attemptId)
    return answer
  }

  private isSame(record: InFlight, about: About): boolean {
    return record.valueId === about.valueId && record.recipientHash === this.hash(about.recipient)
  }

  private hash(msisdn: string): string {
    return hashNumber(msisdn, this.options.deviceId())
  }

  private async add(record: InFlight): Promise<void> {
    const { records, seenNsus } = await this.read()
    await this.write({ records: [...records, record], seenNsus })
  }

  private async update(attemptId: string, change: (record: InFlight) => InFlight): Promise<void> {
    const { records, seenNsus } = await this.read()
    await this.write({
      records: records.map(record => (record.attemptId === attemptId ? change(record) : record)),
      seenNsus,
    })
  }

  /** Another tab may have written since; without storage, what this page remembers is all there is. */
  private async read(): Promise<Ledger> {
    try {
      const text = await this.options.storage.read()
      this.ledger = text === null && this.ledger !== undefined ? this.ledger : parseLedger(text)
    } catch {
      this.ledger ??= emptyLedger
    }
    return this.ledger
  }

  private async write(ledger: Ledger): Promise<void> {
    this.ledger = ledger
    try {
      await this.options.storage.write(JSON.stringify(ledger))
    } catch {
      // Without storage the record lives as long as the page, and entry reads the history instead.
    }
  }
}
