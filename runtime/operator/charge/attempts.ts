import { isPaidLater } from '../../rules/payment-types.ts'
import type { Input, Send } from '../client.ts'
import type { Call } from '../contract/call.ts'
import { type ChargeAnswer, classifyCharge } from './classify.ts'
import { type About, type Created, Frozen } from './frozen.ts'
import type { InFlight } from './in-flight.ts'
import { afterNewestListed } from './newest-listed.ts'
import { OpenCharges, type OpenChargesOptions } from './open-charges.ts'

export interface AttemptsOptions extends OpenChargesOptions {
  readonly send: Send
  /**
   * The time in ms for which the operator remembers an idempotency key. If the key is repeated in this time, the
   * operator repeats its first answer before any other check. The time is 0 if the operator never does that, or if no
   * key is sent.
   */
  readonly keyMemoryMs: number
  /** Called when the bytes of an attempt are sent for the first time. */
  readonly onSent?: () => void
}

/**
 * A request that is sent again may arrive this much later. If the operator has forgotten its key by then, the request
 * charges a second time. So nothing is sent again in the last minute of the key's life.
 */
const RESEND_MARGIN_MS = 60_000

/**
 * Sends each attempt to pay with its own idempotency key. The key is created when the review screen opens. The record
 * is stored before the charge is sent. `resend` sends the same bytes again. Nothing else sends a charge twice.
 * An order that the customer pays afterwards, such as a Pix, may be sent again, because creating it takes no money.
 */
export class Attempts extends OpenCharges {
  private attemptId: string
  private frozen: Frozen | undefined
  /**
   * An order that the customer pays later, and whose request got no answer. If the customer orders the same again, it
   * is sent with the same key.
   */
  private unanswered: Frozen | undefined
  private readonly options: AttemptsOptions

  constructor(options: AttemptsOptions) {
    super(options)
    this.options = options
    this.attemptId = options.newId()
  }

  /** Creates a new idempotency key, because the review screen was opened. */
  review(): void {
    this.attemptId = this.options.newId()
  }

  /**
   * Stores a record of the charge and then sends it. A second call for the same attempt returns the first call's answer
   * and sends nothing.
   */
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

  /** Returns the record of the attempt on screen if its bytes may have been sent and its result is still open. */
  async own(msisdn: string): Promise<InFlight | undefined> {
    const { frozen, attemptId } = this
    if (frozen?.attemptId !== attemptId || frozen.leftAt === undefined) return undefined
    return (await this.open(msisdn)).find(record => record.attemptId === attemptId)
  }

  /**
   * Returns whether an open charge may be sent again. This page must still have its bytes, and the operator must still
   * remember its key, so that it charges at most once.
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

  /**
   * Sends a charge with an unknown result again, with the same key. If `mayResend` does not allow it, returns
   * undefined.
   */
  async resend(record: InFlight, signal?: AbortSignal): Promise<ChargeAnswer<Created> | undefined> {
    const { frozen } = this
    if (frozen === undefined || !this.mayResend(record)) return undefined
    return frozen.follow(this.deliver(frozen, signal, true))
  }

  /** Deletes the bytes of a charge, including the card data, because the customer leaves. */
  forget(): void {
    this.forgetAttempt()
    this.unanswered = undefined
  }

  override async created(attemptId: string, rechargeId: string): Promise<void> {
    if (this.frozen?.attemptId === attemptId) this.frozen.release()
    await super.created(attemptId, rechargeId)
  }

  override async settle(attemptId: string, nsu?: string | null): Promise<void> {
    if (this.attemptId === attemptId) this.attemptId = this.options.newId()
    if (this.frozen?.attemptId === attemptId) this.frozen = undefined
    await super.settle(attemptId, nsu)
  }

  private forgetAttempt(): void {
    this.frozen = undefined
    this.attemptId = this.options.newId()
  }

  private async begin(frozen: Frozen, about: About, signal: AbortSignal | undefined): Promise<ChargeAnswer<Created>> {
    const { attemptId, timeoutMs } = frozen
    const { time } = this.options
    // `notBefore` excludes an older recharge of the same order, which is not this charge. If the operator's time is
    // unknown, `notBefore` comes from the history.
    const notBefore = time.now() ?? time.atLeast() ?? (await afterNewestListed(this.options.send, about.msisdn))
    const isAfterUnknown = (await this.twin(about)) !== undefined
    await this.ledger.add({
      attemptId,
      kind: about.kind,
      msisdnHash: this.hash(about.msisdn),
      recipientHash: this.hash(about.recipient),
      amountCents: about.amountCents,
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
      // The record stays until it is certain that the operator accepted no copy of the charge. The caller then deletes
      // it.
      await this.ledger.update(attemptId, record => ({ ...record, refusedWith }))
    }
    if (answer.kind === 'unanswered') await this.giveUp(frozen)
    if (answer.kind === 'unknown' || answer.kind === 'refused') await this.dates.hasLeft(attemptId)
    return answer
  }

  /**
   * Deletes the attempt's record, unless another tab has found the charge meanwhile. Keeps the idempotency key, so that
   * the customer's next try of the same order uses it again.
   */
  private giveUp(frozen: Frozen): Promise<void> {
    frozen.answer = undefined
    this.unanswered = frozen
    // Ends the attempt on screen, so that the next payment gets a new one.
    if (this.frozen === frozen) this.forgetAttempt()
    return this.ledger.change(({ records, ...rest }) => ({
      ...rest,
      records: records.filter(record => record.attemptId !== frozen.attemptId || record.phase === 'created'),
    }))
  }

  /** Returns whether another tab has stored the same payment before this one. */
  private async isSecond(attemptId: string, about: About): Promise<boolean> {
    const newestFirst = await this.open(about.msisdn)
    const earlier = newestFirst.slice(newestFirst.findIndex(record => record.attemptId === attemptId) + 1)
    return earlier.some(record => this.isSame(record, about))
  }
}
