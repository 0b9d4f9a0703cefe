import type * as z from 'zod/mini'
import type { Answer } from '../answer.ts'
import type { Input, Send } from '../client.ts'
import type { Call } from '../contract/call.ts'
import type { created } from '../contract/charge.ts'
import type { OperatorTime } from '../operator-time.ts'
import { type ChargeAnswer, classifyCharge } from './classify.ts'
import { Dates } from './dates.ts'
import { hashNumber, type InFlight } from './in-flight.ts'
import { KeptLedger, type LedgerStorage } from './kept-ledger.ts'
import { afterNewestListed } from './newest-listed.ts'

export interface AttemptsOptions {
  readonly send: Send
  readonly storage: LedgerStorage
  readonly newId: () => string
  readonly time: Omit<OperatorTime, 'tell'>
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

/** The operator's answer to a charge: only its id is always there. */
export type Created = z.infer<typeof created>

/** What the operator calls a recharge. */
interface Named {
  readonly id: string
  readonly nsu: string | null
}

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
  /** How long one call waits for its answer, and how many wait now. */
  readonly timeoutMs: number
  underway: number
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
  private readonly dates: Dates
  private readonly options: AttemptsOptions

  constructor(options: AttemptsOptions) {
    this.options = options
    this.ledger = new KeptLedger(options.storage)
    this.dates = new Dates(this.ledger, options.time)
    this.attemptId = options.newId()
  }

  /** The review screen was opened. */
  review(): void {
    this.attemptId = this.options.newId()
  }

  /** The charges of this customer that have no definite answer yet, the newest first. */
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

  /** The operator's history was read: from here on the ledger is whole, if it can be stored. */
  async recalled(): Promise<void> {
    if (!(await this.isKept())) await this.ledger.change(ledger => ledger)
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
    const { time } = this.options
    // Where nobody knows the time, an older recharge like this one must not be taken for it.
    const notBefore = time.now() ?? time.atLeast() ?? (await afterNewestListed(this.options.send, about.msisdn))
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
      timeoutMs: call.timeoutMs,
      underway: 0,
    }
    frozen.written = this.ledger.add({
      attemptId,
      kind: about.kind,
      msisdnHash: this.hash(about.msisdn),
      recipientHash: this.hash(about.recipient),
      valueId: about.valueId,
      ...(notBefore === undefined ? {} : { notBefore }),
      ...this.dates.start(attemptId),
      ...this.dates.leftBy(call.timeoutMs),
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

  /** Takes the record away unless something has happened to it meanwhile, here or in another tab; tells whether it did. */
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
   * Forgets which recharges were told of, for a customer who is gone. While something of anybody's is open they are kept:
   * it is not to be mistaken for one of them.
   */
  async forgetTold(): Promise<void> {
    if ((await this.ledger.read()).seen.length === 0) return
    await this.ledger.change(({ records, seen }) => ({ records, seen: records.length === 0 ? [] : seen }))
  }

  /** Whether a recharge is another attempt's than this: one that is open, or one whose end was told already. */
  async isTaken(recharge: Named, attemptId?: string): Promise<boolean> {
    return (await this.taken(attemptId))(recharge)
  }

  /** Returns `isTaken` as of now. */
  async taken(attemptId?: string): Promise<(recharge: Named) => boolean> {
    const { records, seen } = await this.ledger.read()
    const open = records.filter(record => record.attemptId !== attemptId).map(({ rechargeId }) => rechargeId)
    return ({ id, nsu }) => open.includes(id) || seen.includes(id) || (nsu !== null && seen.includes(nsu))
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
    else {
      const leftBy = this.dates.leftBy(frozen.timeoutMs)
      await this.ledger.update(frozen.attemptId, ({ leftBy: _, ...record }) => ({ ...record, ...leftBy }))
    }
    frozen.underway += 1
    const reply = await frozen.send(signal)
    frozen.underway -= 1
    const doubt = { isFirstSend, isAfterUnknown, isPaidLater: frozen.about.kind === 'pix' }
    const answer = classifyCharge(reply, doubt, this.options.isChargeRefusal)
    if (answer.kind === 'created') {
      // The answer takes the place of the body, and of the card in it.
      frozen.send = async () => reply
      await this.created(frozen.attemptId, answer.data.id)
    }
    if (answer.kind === 'refused' || answer.kind === 'offline') await this.settle(frozen.attemptId)
    if (answer.kind === 'unanswered') await this.giveUp(frozen)
    if (answer.kind === 'unknown' && frozen.underway === 0) await this.dates.hasLeft(frozen.attemptId)
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
