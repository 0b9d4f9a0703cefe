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
  /** Whether the customer has seen that a similar charge is open and has agreed to pay anyway. */
  readonly isAgreed?: boolean
}

/** The operator's answer to a charge. It always contains the recharge's id, and may lack everything else. */
export type Created = z.infer<typeof created>

type Deliver = (signal: AbortSignal | undefined) => Promise<Answer<Created>>

type Attempt = Pick<Frozen, 'attemptId' | 'about' | 'timeoutMs'>

/** A charge as it was first sent. Its key and its bytes never change. */
export class Frozen {
  /** The answer to the charge, set when sending starts. A second tap gets the same answer and sends nothing. */
  answer: Promise<ChargeAnswer<Created>> | undefined
  /**
   * Returns the operator's time at which the bytes may first have been sent. If they were not sent, or if the
   * operator's time is unknown, returns undefined.
   */
  leftAt: (() => number | undefined) | undefined
  isUnderWay = false
  readonly attemptId: string
  readonly about: About
  /** How long one call waits for its answer. */
  readonly timeoutMs: number
  /**
   * The body of the charge's request. It is compared with the body of a later request, to find out whether both are for
   * the same order.
   */
  private body: string
  private send: Deliver | undefined

  constructor({ attemptId, about, timeoutMs }: Attempt, body: unknown, send: Deliver) {
    this.attemptId = attemptId
    this.about = about
    this.timeoutMs = timeoutMs
    this.body = JSON.stringify(body)
    this.send = send
  }

  /** Returns whether this charge is for the same order, and has the same request body. It ignores `isAgreed`. */
  isOrderOf(about: About, body: unknown): boolean {
    const { kind, msisdn, recipient, amountCents } = this.about
    const isSame = kind === about.kind && msisdn === about.msisdn
    return (
      isSame && recipient === about.recipient && amountCents === about.amountCents && this.body === JSON.stringify(body)
    )
  }

  /** Returns whether this page still has the request's body, so that it can send the charge again. */
  isHeld(): boolean {
    return this.send !== undefined
  }

  /** Deletes the request's body, which contains the card data. After that, this page cannot send the charge again. */
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
