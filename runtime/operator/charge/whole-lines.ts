import { type ReadDate, readDate } from '../../rules/date-time.ts'
import type { Answer } from '../answer.ts'
import { MOST_LISTED, type RechargeRecord } from '../contract/recharge.ts'

type Needed = 'id' | 'nsu' | 'date' | 'recipient' | 'paymentType' | 'status'

/**
 * A line of the history with every field that the search for a charge needs. `at` is its date, with or without a time.
 */
export type WholeLine = {
  readonly [K in Needed]-?: Exclude<RechargeRecord[K], undefined>
} & { readonly amountCents: number; readonly at: ReadDate }

/** Name under which `readAs` reports a recharge that it left out because it could not be read. */
const LOST_LINE = 'recharges[]'

/**
 * Returns the lines of the history in which the caller searches for a charge. If the history or a line is unreadable,
 * returns undefined, because that line may be the charge. Lines older than `sinceMs` cannot be the charge and are left
 * out, even unreadable ones. If the history is full and has no older line, also returns undefined, because it may not
 * reach back to the charge.
 */
export function wholeLines(
  answer: Answer<{ readonly recharges: readonly RechargeRecord[] }>,
  sinceMs = Number.NEGATIVE_INFINITY,
): readonly WholeLine[] | undefined {
  if (answer.kind !== 'ok' || answer.unread?.includes(LOST_LINE)) return undefined
  const { recharges } = answer.data
  const whole: WholeLine[] = []
  for (const line of recharges) {
    const at = readDate(line.date ?? '')
    if (at !== undefined && at.untilMs < sinceMs) continue
    const read = at && wholeLine(line, at)
    if (read === undefined) return undefined
    whole.push(read)
  }
  const isFull = recharges.length >= MOST_LISTED && whole.length === recharges.length
  return isFull && Number.isFinite(sinceMs) ? undefined : whole
}

/**
 * Returns a line of the history, with its date. If the line lacks a field by which a charge is searched, returns
 * undefined.
 */
function wholeLine(line: RechargeRecord, at: ReadDate): WholeLine | undefined {
  const { id, nsu, date, recipient, valueCents: amountCents, paymentType, status } = line
  if (nsu === undefined || date === undefined || recipient === undefined) return undefined
  if (amountCents === undefined || paymentType === undefined || status === undefined) return undefined
  return { id, nsu, date, recipient, amountCents, paymentType, status, at }
}
