import type { Answer } from '../answer.ts'
import type { Input, Send } from '../client.ts'
import type { Call } from '../contract/call.ts'
import { type ChargeAnswer, classifyCharge } from './classify.ts'
import { hashNumber, type InFlight } from './in-flight.ts'
import { KeptLedger, type LedgerStorage } from './kept-ledger.ts'

export interface AttemptsOptions {
  readonly send: Send
  readonly storage: LedgerStorage
  readonly newId: () => string
  /** The operator's clock, ms since 1970. */
  readonly serverNow: () => number
  readonly deviceId: () => string
  readonly isChargeRefusal: (code: number) => boolean
  /** The bytes of an attempt leave, for the first time. */
  readonly onSent?: () => void
}

/** What is being paid for, by whom. Value in cents. */
export interface About {
  readonly kind: InFlight['kind']
  readonly msisdn: string
  readonly recipient: string
  readonly valueId: number
  /** The person was told of an open charge like it, and wants to pay all the same. */
  readonly isAgreed?: boolean
}

export type Created = { readonly id: string; readonly nsu: string | null; readonly date: string }

/** A charge as it was first sent. */
interface Frozen {
  readonly attemptId: string
  readonly about: About
  /** Done when the record is written. Undefined when there is none: a Pix that was given up may be asked for again. */
  written: Promise<void> | undefined
  /** Holds the body, until the operator has named the recharge. */
  send: (signal: AbortSignal | undefined) => Promise<Answer<Created>>
  /** Its bytes may have left. */
  hasLeft: boolean
}

const SEEN_KEPT = 40

/**
 * One attempt, one key: the key is made when the review screen opens, goes out with the charge, and is reused with
 * the same body until there is a definite answer. The record is written before anything is sent.
 */
export class Attempts {
  private attemptId: string
  private frozen: Frozen | undefined
  private readonly ledger: KeptLedger
  private readonly options: AttemptsOptions

  constructor(options: AttemptsOptions) {
    this.options = options
    this.ledger = new KeptLedger(options.storage)
    this.attemptId = options.newId()
  }

  /** The review screen was opened. */
  review(): void {
    this.attemptId = this.options.newId()
  }

  /** The charges of this customer that have no definite answer yet, the newest first. */
  async open(msisdn: string): Promise<readonly InFlight[]> {
    const msisdnHash = this.hash(msisdn)
    const { records } = await this.ledger.read()
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
    const last = this.frozen
    // A Pix that was given up is asked for again by its own key; anything else is another attempt.
    if (last?.attemptId === this.attemptId && last.written === undefined && !isSameOrder(last.about, about))
      this.review()
    const { attemptId } = this
    const isAfterUnknown = (await this.twin(about)) !== undefined
    const kept = this.frozen?.attemptId === attemptId ? this.frozen : undefined
    if (kept?.written !== undefined) return this.deliver(kept, input.signal, isAfterUnknown)
    const { signal: _, ...bytes } = { ...input, key: attemptId }
    const frozen: Frozen = kept ?? {
      attemptId,
      about,
      written: undefined,
      send: signal => this.options.send(call, signal === undefined ? bytes : { ...bytes, signal }),
      hasLeft: false,
    }
    frozen.written = this.ledger.add({
      attemptId,
      kind: about.kind,
      msisdnHash: this.hash(about.msisdn),
      recipientHash: this.hash(about.recipient),
      valueId: about.valueId,
      startedAt: this.options.serverNow(),
      phase: 'sent',
    })
    this.frozen = frozen
    await frozen.written
    if (about.isAgreed !== true && (await this.isSecond(attemptId, about))) {
      await this.settle(attemptId)
      return { kind: 'alreadyOpen' }
    }
    return this.deliver(frozen, input.signal, isAfterUnknown)
  }

  /** This very attempt, once its bytes may have left and as long as nobody knows what became of them. */
  async own(msisdn: string): Promise<InFlight | undefined> {
    const { frozen, attemptId } = this
    if (frozen?.attemptId !== attemptId || !frozen.hasLeft) return undefined
    return (await this.open(msisdn)).find(record => record.attemptId === attemptId)
  }

  /** Sends the bytes of an unknown charge again, by its own key. Undefined when this page did not send them. */
  async resend(record: InFlight, signal?: AbortSignal): Promise<ChargeAnswer<Created> | undefined> {
    if (this.frozen === undefined || this.frozen.attemptId !== record.attemptId) return undefined
    return this.deliver(this.frozen, signal, true)
  }

  /** The customer leaves: the bytes of a charge, and the card in them, are not kept for anybody else. */
  forget(): void {
    this.frozen = undefined
    this.attemptId = this.options.newId()
  }

  /** The operator has a name for it. */
  async created(attemptId: string, rechargeId: string): Promise<void> {
    await this.ledger.update(attemptId, record => ({ ...record, phase: 'created', rechargeId }))
  }

  /** A recharge of this customer's that another browser has created: from here on it is looked after here too. */
  async adopt(rechargeId: string, about: About, startedAt: number): Promise<void> {
    const { kind, valueId } = about
    await this.ledger.add({
      attemptId: this.options.newId(),
      kind,
      msisdnHash: this.hash(about.msisdn),
      recipientHash: this.hash(about.recipient),
      valueId,
      startedAt,
      phase: 'created',
      rechargeId,
    })
  }

  /** It has ended: paid (with the nsu of its receipt), refused, expired or given up by the person. */
  async settle(attemptId: string, nsu?: string | null): Promise<void> {
    if (this.frozen?.attemptId === attemptId) this.frozen = undefined
    if (this.attemptId === attemptId) this.attemptId = this.options.newId()
    await this.ledger.change(({ records, seen }) => {
      const told = [nsu, records.find(record => record.attemptId === attemptId)?.rechargeId]
      return {
        records: records.filter(record => record.attemptId !== attemptId),
        seen: [...seen, ...told.filter(name => typeof name === 'string')].slice(-SEEN_KEPT),
      }
    })
  }

  async settleRecharge(rechargeId: string, nsu?: string | null): Promise<void> {
    const record = (await this.ledger.read()).records.find(other => other.rechargeId === rechargeId)
    if (record !== undefined) await this.settle(record.attemptId, nsu)
  }

  /**
   * Forgets which recharges were told of, for a customer who is gone. While something of anybody's is open they are kept:
   * it is not to be mistaken for one of them.
   */
  async forgetTold(): Promise<void> {
    if ((await this.ledger.read()).seen.length === 0) return
    await this.ledger.change(({ records, seen }) => ({ records, seen: records.length === 0 ? [] : seen }))
  }

  /** Whether a recharge is another attempt's than this: one that is open, or one whose end was told already. */
  async isTaken(recharge: { readonly id: string; readonly nsu: string | null }, attemptId?: string): Promise<boolean> {
    const { records, seen } = await this.ledger.read()
    const isOpen = records.some(record => record.rechargeId === recharge.id && record.attemptId !== attemptId)
    return isOpen || seen.includes(recharge.id) || (recharge.nsu !== null && seen.includes(recharge.nsu))
  }

  private async deliver(
    frozen: Frozen,
    signal: AbortSignal | undefined,
    isAfterUnknown: boolean,
  ): Promise<ChargeAnswer<Created>> {
    await frozen.written
    const isFirstSend = !frozen.hasLeft
    frozen.hasLeft = true
    if (isFirstSend) this.options.onSent?.()
    const reply = await frozen.send(signal)
    const doubt = { isFirstSend, isAfterUnknown, isPaidLater: frozen.about.kind === 'pix' }
    const answer = classifyCharge(reply, doubt, this.options.isChargeRefusal)
    if (answer.kind === 'created') {
      // The answer takes the place of the body, and of the card in it.
      frozen.send = async () => reply
      await this.created(frozen.attemptId, answer.data.id)
    }
    if (answer.kind === 'refused' || answer.kind === 'offline') await this.settle(frozen.attemptId)
    if (answer.kind === 'unanswered') await this.giveUp(frozen)
    return answer
  }

  /** Nothing is open any more, but the same tap again sends the same bytes. Another tab may have found it meanwhile. */
  private giveUp(frozen: Frozen): Promise<void> {
    frozen.written = undefined
    return this.ledger.change(({ records, seen }) => ({
      records: records.filter(record => record.attemptId !== frozen.attemptId || record.phase === 'created'),
      seen,
    }))
  }

  /** Another tab wrote down the same payment before this one did. */
  private async isSecond(attemptId: string, about: About): Promise<boolean> {
    const newestFirst = await this.open(about.msisdn)
    const earlier = newestFirst.slice(newestFirst.findIndex(record => record.attemptId === attemptId) + 1)
    return earlier.some(record => this.isSame(record, about))
  }

  private isSame(record: InFlight, about: About): boolean {
    return record.valueId === about.valueId && record.recipientHash === this.hash(about.recipient)
  }

  private hash(msisdn: string): string {
    return hashNumber(msisdn, this.options.deviceId())
  }
}

function isSameOrder(one: About, other: About): boolean {
  return (
    one.kind === other.kind &&
    one.msisdn === other.msisdn &&
    one.recipient === other.recipient &&
    one.valueId === other.valueId
  )
}
