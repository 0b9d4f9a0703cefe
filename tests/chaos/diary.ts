import type { FactValues } from '../../runtime/facts.ts'
import { calls } from '../../runtime/operator/contract/table.ts'
import type { PageLife, Sent } from './wire.ts'

/** The order that the screen showed before the person tapped the button that pays. */
export interface Order {
  readonly msisdn: string
  readonly cents: number | undefined
  readonly recipient: string | undefined
  readonly type: FactValues['payment.type']
}

/** One tap, or two that were meant as one, on a button that pays. */
export interface Confirmation {
  readonly number: number
  readonly page: PageLife
  readonly order: Order
  readonly atMs: number
  /** The screen warned that the same charge may be open, and the person wanted another. */
  readonly isAnyway: boolean
  readonly sent: Sent[]
}

/** A sentence of a page about money, and since when it shows. */
export interface Statement {
  readonly claim: Claim
  readonly text: string
  readonly page: PageLife
  readonly step: string
  readonly msisdn: string | undefined
  readonly atMs: number
  /** The last paying tap on that page, if nothing else was tapped since: the statement answers it. */
  readonly answers: Confirmation | undefined
  readonly shown: Shown
}

/** The order that the screen shows beside the statement. */
export interface Shown {
  readonly nsu: string | undefined
  readonly cents: number | undefined
  readonly recipient: string | undefined
}

/** `nothing`: the operator charged nothing. `unsent`: the request never left the device. */
/**
 * `asked`: the app asks whether to pay the same twice. `ended`: how a recharge ended that began before the page loaded.
 */
/** `refused`: the code of a refusal. It promises nothing about the money, but it answers the tap before it. */
export type Claim = 'paid' | 'processing' | 'nothing' | 'unsent' | 'refunding' | 'refused' | 'ended' | 'asked'

interface Note {
  readonly atMs: number
  readonly text: string
}

export interface LastClaim {
  readonly claim: Claim
  readonly text: string
}

/** All deeds of a person during a walk, and all that they read. */
export class Diary {
  readonly confirmations: Confirmation[] = []
  readonly statements: Statement[] = []
  /** Violations, in the order in which they were noticed. */
  readonly seen: string[] = []
  /** Screens and deeds in order, for the reader of a reproduction. */
  readonly screens: Note[] = []
  readonly notes: Note[] = []
  /** The claims on screen at the end, by customer. */
  readonly last = new Map<string, readonly LastClaim[]>()
  /** The last tap on each page: a confirmation, or anything else. */
  readonly lastTap = new Map<PageLife, Confirmation | 'other'>()

  /** The times of a touch, of an event of the device, and of a change of step: a request may follow these at once. */
  readonly touches: number[] = []

  /** By page, the time from which a statement answers its last tap. */
  private readonly answeredFrom = new Map<PageLife, number>()
  /** The statements of each page at the last look. */
  private readonly standing = new Map<PageLife, readonly string[]>()

  /** Records the page's statements about money that are new since the last look. */
  take(page: PageLife, said: readonly Omit<Statement, 'page' | 'answers'>[]): void {
    const wordsOf = ({ claim, text, step, shown }: Pick<Statement, 'claim' | 'text' | 'step' | 'shown'>): string =>
      [claim, text, step, shown.nsu, shown.cents, shown.recipient].join()
    const before = this.standing.get(page) ?? []
    this.standing.set(page, said.map(wordsOf))
    const tapped = this.lastTap.get(page)
    const tap = tapped === 'other' ? undefined : tapped
    // Only the first statements after a tap answer it; later ones come from looking for the charge.
    const since = this.answeredFrom.get(page) ?? 0
    const isAnswered = this.statements.some(
      other => other.answers === tap && other.page === page && other.atMs >= since,
    )
    for (const one of said)
      if (!before.includes(wordsOf(one)))
        this.statements.push({ ...one, page, answers: isAnswered || isOfOther(one, tap) ? undefined : tap })
  }

  confirm(page: PageLife, order: Order, atMs: number, isAnyway: boolean): Confirmation {
    const confirmation = { number: this.confirmations.length + 1, page, order, atMs, isAnyway, sent: [] }
    this.confirmations.push(confirmation)
    this.answeredFrom.set(page, atMs)
    this.lastTap.set(page, confirmation)
    return confirmation
  }

  /** The payment of the last paying tap goes on: the next statement answers that tap, in spite of earlier ones. */
  goOn(page: PageLife, atMs: number): void {
    this.answeredFrom.set(page, atMs)
  }

  /** Adds a charge that left a page to the tap that caused it. */
  noteSent(sent: Sent): void {
    if (sent.call === undefined || calls[sent.call].effect !== 'charge') return
    const tap = this.lastTap.get(sent.page)
    const first = sent.key === undefined ? undefined : this.confirmationOf(sent.key)
    const isPaidLater = isLater(sent)
    if (first !== undefined && !isPaidLater) {
      if (tap === 'other') this.seen.push('sent-by-a-look: a tap that only looks sent the charge again')
      else if (tap !== undefined && !tap.isAnyway)
        this.seen.push('sent-again: the same charge was sent again without being asked for')
    }
    if (first !== undefined) return void first.sent.push(sent)
    if (tap !== undefined && tap !== 'other') return void tap.sent.push(sent)
    if (!isPaidLater) this.seen.push(`unasked: ${sent.call} was sent without a tap that pays`)
  }

  private confirmationOf(key: string): Confirmation | undefined {
    return this.confirmations.find(({ sent }) => sent.some(one => one.key === key))
  }
}

/**
 * Whether a card is of an older charge, and answers nothing: it tells how one ended before the page was loaded, or it waits
 * with another amount than the tap's.
 */
function isOfOther({ claim, shown }: Pick<Statement, 'claim' | 'shown'>, tap: Confirmation | undefined): boolean {
  if (claim === 'ended') return true
  return claim === 'processing' && shown.cents !== undefined && shown.cents !== tap?.order.cents
}

/** Gateways and rate limiters send these before the operator has seen the charge. */
const UNDECIDED = [401, 408, 409, 425, 429]
/** "Wait" and "recharged already": the operator may mean that very charge. */
const ECHOES = [428, 435]

/** Whether the page got only refusals of it. */
export function isRefused({ sent }: Confirmation): boolean {
  return sent.every(
    ({ got }) =>
      got?.code !== undefined &&
      got.status >= 400 &&
      got.status < 500 &&
      !UNDECIDED.includes(got.status) &&
      !ECHOES.includes(got.code),
  )
}

/** Whether the charge takes money only once the person pays it, or agrees to it, at their bank. */
export function isLater({ call, body }: Sent): boolean {
  return call === 'createPixRecharge' || call === 'createPispRecharge' || body.includes('"mercado_pago"')
}
