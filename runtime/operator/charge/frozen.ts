import type * as z from 'zod/mini'
import type { Answer } from '../answer.ts'
import type { created } from '../contract/charge.ts'
import type { ChargeAnswer } from './classify.ts'
import type { InFlight } from './in-flight.ts'

/** The order, and its customer. Value in cents. */
export interface About {
  readonly kind: InFlight['kind']
  readonly msisdn: string
  readonly recipient: string
  readonly valueId: number
  /** The customer saw the notice about an open charge like this one, and pays anyway. */
  readonly isAgreed?: boolean
}

/** The operator's answer to a charge: only its id is always there. */
export type Created = z.infer<typeof created>

type Deliver = (signal: AbortSignal | undefined) => Promise<Answer<Created>>

type Attempt = Pick<Frozen, 'attemptId' | 'about' | 'timeoutMs'>

/** A charge as it was first sent: its key and its bytes never change. */
export class Frozen {
  /** The answer, once the charge is being sent. A second tap gets the same answer and sends nothing. */
  answer: Promise<ChargeAnswer<Created>> | undefined
  /** Returns when the charge may first have been sent, in the operator's time; undefined before that, or if unknown. */
  leftAt: (() => number | undefined) | undefined
  isUnderWay = false
  readonly attemptId: string
  readonly about: About
  /** How long one call waits for its answer. */
  readonly timeoutMs: number
  /** Compared with the body of a later order, to find out whether it is the same order. */
  private body: string
  private send: Deliver | undefined

  constructor({ attemptId, about, timeoutMs }: Attempt, body: unknown, send: Deliver) {
    this.attemptId = attemptId
    this.about = about
    this.timeoutMs = timeoutMs
    this.body = JSON.stringify(body)
    this.send = send
  }

  /** Whether this charge has the same order and the same body. */
  isOrderOf(about: About, body: unknown): boolean {
    const { kind, msisdn, recipient, valueId } = this.about
    const isSame = kind === about.kind && msisdn === about.msisdn
    return isSame && recipient === about.recipient && valueId === about.valueId && this.body === JSON.stringify(body)
  }

  /** Whether this page still has the bytes. */
  isHeld(): boolean {
    return this.send !== undefined
  }

  /** Forgets the bytes, and the card in them: they are not needed any more. */
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
