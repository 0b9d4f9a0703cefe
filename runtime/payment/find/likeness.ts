import type { InFlight } from '../../operator/charge/in-flight.ts'
import type { WholeLine } from '../../operator/charge/whole-lines.ts'
import { familyOf } from '../../rules/payment-types.ts'
import type { Context } from '../../service/service.ts'

/** Tolerance for the difference between the operator's clock and the times in the history. */
const EARLIER_MS = 120_000

/**
 * How a line of the history is compared with an attempt: same number and amount, not older, and not another attempt's
 * line.
 */
export interface Likeness {
  /** Lines before this time (ms) are older than the attempt. */
  readonly sinceMs: number
  /** Whether the line matches, and was paid in a way of the same family as the attempt. */
  readonly isLike: (line: WholeLine) => boolean
  /** Whether the line matches, or may match: its number and amount do, but the app does not know its way to pay. */
  readonly mayBeLike: (line: WholeLine) => boolean
}

export async function likenessTo(context: Context, record: InFlight, earlierMs = EARLIER_MS): Promise<Likeness> {
  const isTaken = await context.attempts.taken(record.attemptId)
  const { startedAt, notBefore = Number.POSITIVE_INFINITY } = record
  const sinceMs = startedAt === undefined ? notBefore : startedAt - earlierMs
  const family = familyOf(record.kind)
  const isSameOrder = (line: WholeLine): boolean =>
    line.amountCents === record.amountCents &&
    context.attempts.isFor(record, line.recipient) &&
    line.at.untilMs >= sinceMs &&
    !isTaken(line)
  return {
    sinceMs,
    isLike: line => familyOf(line.paymentType) === family && isSameOrder(line),
    mayBeLike: line => (familyOf(line.paymentType) ?? family) === family && isSameOrder(line),
  }
}
