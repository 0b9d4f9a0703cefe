import type { InFlight } from '../../operator/charge/in-flight.ts'
import type { WholeLine } from '../../operator/charge/whole-lines.ts'
import { familyOf } from '../../rules/payment-types.ts'
import type { Context } from '../../service/service.ts'

/** The largest possible difference between the operator's clock and the times in the history. */
const EARLIER_MS = 120_000

/**
 * Compares lines of the history with an attempt. A line matches if its number and amount are the same, and it is not
 * older than the attempt. It must not belong to another attempt.
 */
export interface Likeness {
  /**
   * A recharge in the history from before this time (Unix time in ms) was made before this attempt, so it is another
   * one.
   */
  readonly sinceMs: number
  /** Returns whether the line matches and has a payment type of the same family as the attempt. */
  readonly isLike: (line: WholeLine) => boolean
  /**
   * Returns whether the line may match. Its number and amount must be the same. Its payment type must be of the same
   * family, or unknown to the app.
   */
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
