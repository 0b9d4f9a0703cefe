import type { FactValues } from '../../runtime/facts.ts'
import { calls } from '../../runtime/operator/contract/table.ts'
import type { PageLife, Sent } from './wire.ts'

/** What a person read on the screen before they tapped the button that pays. */
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
  /** The person was told that the same may be open, and wanted it all the same. */
  readonly isAnyway: boolean
  readonly sent: Sent[]
}

/** What a page said about money, and since when. */
export interface Statement {
  readonly claim: Claim
  readonly text: string
  readonly page: PageLife
  readonly step: string
  readonly msisdn: string | undefined
  readonly atMs: number
  /** The last tap on that page that pays, if nothing else was tapped since: the statement answers it. */
  readonly answers: Confirmation | undefined
  readonly shown: Shown
}

/** What stands beside the statement. */
export interface Shown {
  readonly nsu: string | undefined
  readonly cents: number | undefined
  readonly recipient: string | undefined
}

/** `nothing`: nothing was charged. `unsent`: nothing even left. */
/** `asked`: whether the same is to be paid twice. `ended`: how a recharge ended that was begun before the page was loaded. */
/** `refused`: the code of a refusal. It promises nothing of the money, but the tap before it is answered. */
export type Claim = 'paid' | 'processing' | 'nothing' | 'unsent' | 'refunding' | 'refused' | 'ended' | 'asked'

interface Note {
  readonly atMs: number
  readonly text: string
}

export interface LastClaim {
  readonly claim: Claim
  readonly text: string
}

/** All that a person did and read during a walk. */
export class Diary {
  readonly confirmations: Confirmation[] = []
  readonly statements: Statement[] = []
  /** What went wrong on the way, as it was seen. */
  readonly seen: string[] = []
  /** Screens as they came, and what the walk did: for whoever reads a reproduction. */
  readonly screens: Note[] = []
  readonly notes: Note[] = []
  /** What was on screen at the end, by customer. */
  readonly last = new Map<string, readonly LastClaim[]>()
  /** By page, what was tapped there last: a confirmation, or anything else. */
  readonly lastTap = new Map<PageLife, Confirmation | 'other'>()

  /** When somebody touched a page, or the device told it something: what is asked for then need not wait. */
  readonly touches: number[] = []

  /** By page, since when a word answers its last tap. */
  private readonly answeredFrom = new Map<PageLife, number>()
  /** What each page said when it was last read. */
  private readonly standing = new Map<PageLife, readonly string[]>()

  /** Takes down what a page says about money now, as far as it did not say so before. */
  take(page: PageLife, said: readonly Omit<Statement, 'page' | 'answers'>[]): void {
    const wordsOf = ({ claim, text, shown }: Pick<Statement, 'claim' | 'text' | 'shown'>): string =>
      [claim, text, shown.nsu, shown.cents].join()
    const before = this.standing.get(page) ?? []
    this.standing.set(page, said.map(wordsOf))
    const tapped = this.lastTap.get(page)
    // After the first word on it, what is said comes of looking for it.
    const isFirst =
      tapped !== undefined &&
      tapped !== 'other' &&
      !this.statements.some(other => other.page === page && other.atMs >= (this.answeredFrom.get(page) ?? tapped.atMs))
    for (const one of said)
      if (!before.includes(wordsOf(one))) this.statements.push({ ...one, page, answers: isFirst ? tapped : undefined })
  }

  confirm(page: PageLife, order: Order, atMs: number, isAnyway: boolean): Confirmation {
    const confirmation = { number: this.confirmations.length + 1, page, order, atMs, isAnyway, sent: [] }
    this.confirmations.push(confirmation)
    this.answeredFrom.set(page, atMs)
    this.lastTap.set(page, confirmation)
    return confirmation
  }

  /** The payment of the last tap that pays goes on: the next word answers that tap, whatever was said meanwhile. */
  goOn(page: PageLife, atMs: number): void {
    this.answeredFrom.set(page, atMs)
  }

  /** Gives a charge that left a page to the tap that had it sent. */
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

/** Gateways and limiters answer these before anybody has looked at the charge. */
const UNDECIDED = [401, 408, 409, 425, 429]
/** "Wait" and "recharged already": they may be about that very charge. */
const ECHOES = [428, 435]

/** Whether all that the page heard of it is that the operator refused it. */
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

/** What it creates takes no money before the person pays it at their bank, or agrees to it there. */
export function isLater({ call, body }: Sent): boolean {
  return call === 'createPixRecharge' || call === 'createPispRecharge' || body.includes('"mercado_pago"')
}
