import type { Input, Send } from '../client.ts'
import type { Call } from '../contract/call.ts'
import type { OperatorTime } from '../operator-time.ts'
import { type ChargeAnswer, classifyCharge } from './classify.ts'
import { Dates } from './dates.ts'
import { type About, type Created, Frozen, isPaidLater } from './frozen.ts'
import { hashNumber, type InFlight } from './in-flight.ts'
import { KeptLedger, type LedgerStorage } from './kept-ledger.ts'
import { afterNewestListed } from './newest-listed.ts'

export interface AttemptsOptions {
  readonly send: Send
  readonly storage: LedgerStorage
  readonly newId: () => string
  readonly time: Omit<OperatorTime, 'tell'>
  readonly deviceId: () => string
  /** How long the operator answers a known key from memory, before it refuses anything; 0 where it does not, or gets no key. */
  readonly keyMemoryMs: number
  /** The bytes of an attempt leave, for the first time. */
  readonly onSent?: () => void
}

/** What the operator calls a recharge. */
interface Named {
  readonly id: string
  readonly nsu: string | null
}

const SEEN_KEPT = 40
/** Longer than a request is under way: a key that is forgotten meanwhile would charge anew. */
const RESEND_MARGIN_MS = 60_000

/**
 * One attempt, one key: the key is made when the review screen opens and goes out with the charge, once. The bytes are
 * sent again only by `resend`, or where they charge nothing by themselves. The record is written before anything is sent.
 */
export class Attempts {
  private attemptId: string
  private frozen: Frozen | undefined
  /** An order that is paid later and was not answered: asked for again, it goes out by its own key. */
  private unanswered: Frozen | undefined
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

  /** An open charge of the same value to the same number, this attempt's own too: it should not be paid twice. */
  async twin(about: About): Promise<InFlight | undefined> {
    return (await this.open(about.msisdn)).find(record => this.isSame(record, about))
  }

  isFor(record: InFlight, recipient: string): boolean {
    return record.recipientHash === this.hash(recipient)
  }

  /** Sends a charge, once it is written down. A second call with the same attempt sends nothing. */
  charge<Path extends string, Body>(
    call: Call<Path, Body, Created>,
    input: Input<Path, Body>,
    about: About,
  ): Promise<ChargeAnswer<Created>> {
    const { signal, ...bytes } = input
    const { frozen: last, unanswered } = this
    if (unanswered?.isOrderOf(about, input.body)) {
      this.attemptId = unanswered.attemptId
      this.frozen = unanswered
    } else if (about.isAgreed && last?.answer !== undefined && !last.isUnderWay) this.review()
    const { attemptId } = this
    const kept = this.frozen?.attemptId === attemptId ? this.frozen : undefined
    if (kept?.answer !== undefined) return kept.answer
    const send = (leave: AbortSignal | undefined) =>
      this.options.send(call, { ...bytes, key: attemptId, ...(leave === undefined ? {} : { signal: leave }) })
    const frozen = kept ?? new Frozen({ attemptId, about, timeoutMs: call.timeoutMs }, input.body, send)
    this.unanswered = undefined
    this.frozen = frozen
    return frozen.follow(this.begin(frozen, about, signal))
  }

  /** This very attempt, once its bytes may have left and as long as nobody knows what became of them. */
  async own(msisdn: string): Promise<InFlight | undefined> {
    const { frozen, attemptId } = this
    if (frozen?.attemptId !== attemptId || frozen.leftAt === undefined) return undefined
    return (await this.open(msisdn)).find(record => record.attemptId === attemptId)
  }

  /**
   * Whether the bytes of an open charge may be sent again: this page holds them, and the operator still knows their key, so
   * that it charges them once at most.
   */
  mayResend(record: InFlight): boolean {
    const { frozen, options } = this
    if (frozen?.attemptId !== record.attemptId || frozen.isUnderWay || !frozen.isHeld()) return false
    if (frozen.leftAt === undefined || isPaidLater(record.kind)) return false
    if (record.phase !== 'sent' || record.refusedWith !== undefined) return false
    const [leftMs, nowMs] = [frozen.leftAt(), options.time.now()]
    if (leftMs === undefined || nowMs === undefined) return false
    return nowMs - leftMs + RESEND_MARGIN_MS < options.keyMemoryMs
  }

  /** Sends the bytes of an unknown charge again, by its own key. Undefined where that may not be done. */
  async resend(record: InFlight, signal?: AbortSignal): Promise<ChargeAnswer<Created> | undefined> {
    const { frozen } = this
    if (frozen === undefined || !this.mayResend(record)) return undefined
    return frozen.follow(this.deliver(frozen, signal, true))
  }

  /** The customer leaves: the bytes of a charge, and the card in them, are not kept for anybody else. */
  forget(): void {
    this.forgetAttempt()
    this.unanswered = undefined
  }

  /** The operator has a name for it. */
  async created(attemptId: string, rechargeId: string): Promise<void> {
    if (this.frozen?.attemptId === attemptId) this.frozen.release()
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
    if (this.attemptId === attemptId) this.attemptId = this.options.newId()
    if (this.frozen?.attemptId === attemptId) this.frozen = undefined
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

  private forgetAttempt(): void {
    this.frozen = undefined
    this.attemptId = this.options.newId()
  }

  private async begin(frozen: Frozen, about: About, signal: AbortSignal | undefined): Promise<ChargeAnswer<Created>> {
    const { attemptId, timeoutMs } = frozen
    const { time } = this.options
    // Where nobody knows the time, an older recharge like this one must not be taken for it.
    const notBefore = time.now() ?? time.atLeast() ?? (await afterNewestListed(this.options.send, about.msisdn))
    const isAfterUnknown = (await this.twin(about)) !== undefined
    await this.ledger.add({
      attemptId,
      kind: about.kind,
      msisdnHash: this.hash(about.msisdn),
      recipientHash: this.hash(about.recipient),
      valueId: about.valueId,
      ...(notBefore === undefined ? {} : { notBefore }),
      ...this.dates.start(attemptId),
      ...this.dates.leftBy(timeoutMs),
      phase: 'sent',
    })
    if (about.isAgreed !== true && (await this.isSecond(attemptId, about))) {
      await this.settle(attemptId)
      return { kind: 'alreadyOpen' }
    }
    return this.deliver(frozen, signal, isAfterUnknown)
  }

  private async deliver(
    frozen: Frozen,
    signal: AbortSignal | undefined,
    isAfterUnknown: boolean,
  ): Promise<ChargeAnswer<Created>> {
    const { attemptId, about } = frozen
    const isFirstSend = frozen.leftAt === undefined
    frozen.leftAt ??= this.options.time.mark()
    if (isFirstSend) this.options.onSent?.()
    else {
      const leftBy = this.dates.leftBy(frozen.timeoutMs)
      await this.ledger.update(attemptId, ({ leftBy: _, ...record }) => ({ ...record, ...leftBy }))
    }
    const reply = await frozen.deliver(signal)
    const doubt = { isAfterUnknown, isPaidLater: isPaidLater(about.kind), isKeyed: this.options.keyMemoryMs > 0 }
    const answer = classifyCharge(reply, { isFirstSend, ...doubt })
    if (answer.kind === 'created') await this.created(attemptId, answer.data.id)
    if (answer.kind === 'offline' || (answer.kind === 'refused' && doubt.isPaidLater)) await this.settle(attemptId)
    else if (answer.kind === 'refused') {
      const { code: refusedWith } = answer
      // It is settled by whoever knows that no copy of it was taken.
      await this.ledger.update(attemptId, record => ({ ...record, refusedWith }))
    }
    if (answer.kind === 'unanswered') await this.giveUp(frozen)
    if (answer.kind === 'unknown' || answer.kind === 'refused') await this.dates.hasLeft(attemptId)
    return answer
  }

  /** Nothing is open any more, but the same order goes out by the same key. Another tab may have found it meanwhile. */
  private giveUp(frozen: Frozen): Promise<void> {
    frozen.answer = undefined
    this.unanswered = frozen
    // Anything else that is paid from here on is another attempt.
    if (this.frozen === frozen) this.forgetAttempt()
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
