import type * as z from 'zod/mini'
import type { Answer } from '../answer.ts'
import type { created } from '../contract/charge.ts'
import type { ChargeAnswer } from './classify.ts'
import type { InFlight } from './in-flight.ts'

/** An order and its customer. The amount is in cents. */
export interface About {
  readonly kind: InFlight['kind']
  readonly msisdn: string
  readonly recipient: string
  readonly amountCents: number
  /** Whether the customer has seen that a similar charge is open, and pays anyway. */
  readonly isAgreed?: boolean
}

/** The operator's answer to a charge. Only the id is always present. */
export type Created = z.infer<typeof created>

type Deliver = (signal: AbortSignal | undefined) => Promise<Answer<Created>>

type Attempt = Pick<Frozen, 'attemptId' | 'about' | 'timeoutMs'>

/** A charge as it was first sent: its key and its bytes never change. */
export class Frozen {
  /** The answer, once the charge is being sent: a second tap gets the same answer, and sends nothing. */
  answer: Promise<ChargeAnswer<Created>> | undefined
  /**
   * Returns the time at which the bytes may first have been sent, in the operator's time. Returns undefined before they
   * are sent, and while the operator's time is unknown.
   */
  leftAt: (() => number | undefined) | undefined
  isUnderWay = false
  readonly attemptId: string
  readonly about: About
  /** How long one call waits for its answer. */
  readonly timeoutMs: number
  /** The body, by which an order is recognized when it is requested again. */
  private body: string
  private send: Deliver | undefined

  constructor({ attemptId, about, timeoutMs }: Attempt, body: unknown, send: Deliver) {
    this.attemptId = attemptId
    this.about = about
    this.timeoutMs = timeoutMs
    this.body = JSON.stringify(body)
    this.send = send
  }

  /** Whether `about` and `body` are the order and the body of this charge. `isAgreed` may differ. */
  isOrderOf(about: About, body: unknown): boolean {
    const { kind, msisdn, recipient, amountCents } = this.about
    const isSame = kind === about.kind && msisdn === about.msisdn
    return (
      isSame && recipient === about.recipient && amountCents === about.amountCents && this.body === JSON.stringify(body)
    )
  }

  /** Whether this page still has the bytes. */
  isHeld(): boolean {
    return this.send !== undefined
  }

  /** Drops the bytes and the card in them. */
  release(): void {
    this.send = undefined
    this.body = ''
  }

  deliver(signal: AbortSignal | undefined): Promise<Answer<Created>> {
    return this.send?.(signal) ?? Promise.resolve({ kind: 'lost', why: 'left' })
  }

  /** Marks the charge as under way until `work` ends, and stores `work` as its answer. */
  follow(work: Promise<ChargeAnswer<Created>>): Promise<ChargeAnswer<Created>> {
    this.isUnderWay = true
    this.answer = work
    return work.finally(() => {
      this.isUnderWay = false
    })
  }
}
