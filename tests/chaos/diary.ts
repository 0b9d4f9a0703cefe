import type { FactValues } from '../../runtime/facts.ts'
import { calls } from '../../runtime/operator/contract/table.ts'
import type { PageLife, Sent } from './wire.ts'

/** The order on screen at the moment of a tap that pays. */
export interface Order {
  readonly msisdn: string
  readonly cents: number | undefined
  readonly recipient: string | undefined
  readonly type: FactValues['payment.type']
}

/** A tap or a double tap on a button that pays. */
export interface Confirmation {
  readonly number: number
  readonly page: PageLife
  readonly order: Order
  readonly atMs: number
  /** Whether the screen warned of a possible open charge, and the customer then insisted on a second charge. */
  readonly isAnyway: boolean
  readonly sent: Sent[]
}

/** A sentence of a page about money, with the time when it first appeared. */
export interface Statement {
  readonly claim: Claim
  readonly text: string
  readonly page: PageLife
  readonly step: string
  readonly msisdn: string | undefined
  readonly atMs: number
  /**
   * The last tap that pays before this statement. Undefined if the customer has tapped something else since then, or if
   * the statement is about an older charge.
   */
  readonly answers: Confirmation | undefined
  readonly shown: Shown
}

/** The order that the screen shows next to the statement. */
export interface Shown {
  readonly nsu: string | undefined
  readonly cents: number | undefined
  readonly recipient: string | undefined
}

/** `nothing`: the operator charged nothing. `unsent`: the request never left the device. */
/**
 * `asked`: the app asks whether to pay the same amount twice. `ended`: the result of a recharge that began before the
 * page was loaded.
 */
/**
 * `refused`: the screen shows a refusal with its code. It claims nothing about the money, but it is an answer to the
 * last tap.
 */
export type Claim = 'paid' | 'processing' | 'nothing' | 'unsent' | 'refunding' | 'refused' | 'ended' | 'asked'

interface Note {
  readonly atMs: number
  readonly text: string
}

export interface LastClaim {
  readonly claim: Claim
  readonly text: string
}

/** All actions of a customer during a walk, and all texts that the customer read. */
export class Diary {
  readonly confirmations: Confirmation[] = []
  readonly statements: Statement[] = []
  /** The rule violations, in the order in which they were found. */
  readonly seen: string[] = []
  /** Screens and actions in order, for a developer who reproduces the walk. */
  readonly screens: Note[] = []
  readonly notes: Note[] = []
  /** The claims about money on the last screen, by customer. */
  readonly last = new Map<string, readonly LastClaim[]>()
  /** The last tap on each page: a tap that pays, or any other tap. */
  readonly lastTap = new Map<PageLife, Confirmation | 'other'>()

  /** The times after which the app may send a request at once: a touch, an event of the device, or a change of step. */
  readonly touches: number[] = []

  /** For each page, the time of its last tap that pays. Only the first statements after it are answers to this tap. */
  private readonly answeredFrom = new Map<PageLife, number>()
  /** The statements that each page showed when it was last read. */
  private readonly standing = new Map<PageLife, readonly string[]>()

  /** Records the page's statements about money that were not on the page when it was last read. */
  take(page: PageLife, said: readonly Omit<Statement, 'page' | 'answers'>[]): void {
    const wordsOf = ({ claim, text, step, shown }: Pick<Statement, 'claim' | 'text' | 'step' | 'shown'>): string =>
      [claim, text, step, shown.nsu, shown.cents, shown.recipient].join()
    const before = this.standing.get(page) ?? []
    this.standing.set(page, said.map(wordsOf))
    const tapped = this.lastTap.get(page)
    const tap = tapped === 'other' ? undefined : tapped
    // Only the first statements after a tap are answers to it. Later statements come from the search for the charge.
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

  /**
   * Records that the payment of the last tap continues from this time on. So the next statement answers that tap, even
   * if the page showed other statements before.
   */
  goOn(page: PageLife, atMs: number): void {
    this.answeredFrom.set(page, atMs)
  }

  /** Assigns a charge request to the tap that caused it. */
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
 * Returns whether the statement is about an older charge, not about the charge of the last tap. Such a statement shows
 * the result of a charge from before the page was loaded, or an amount that differs from the tap's.
 */
function isOfOther({ claim, shown }: Pick<Statement, 'claim' | 'shown'>, tap: Confirmation | undefined): boolean {
  if (claim === 'ended') return true
  return claim === 'processing' && shown.cents !== undefined && shown.cents !== tap?.order.cents
}

/** Status codes that gateways and rate limiters send before the operator receives the charge. */
const UNDECIDED = [401, 408, 409, 425, 429]
/** The operator's codes for "wait" and "already recharged". The operator may mean the same charge, sent before. */
const ECHOES = [428, 435]

/** Returns whether the operator refused all charges of the tap. */
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

/** Returns whether the charge takes money only after the customer pays or approves it at the bank. */
export function isLater({ call, body }: Sent): boolean {
  return call === 'createPixRecharge' || call === 'createPispRecharge' || body.includes('"mercado_pago"')
}
