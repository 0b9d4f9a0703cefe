import type { InFlight } from '../../operator/charge/in-flight.ts'
import type { WholeLine } from '../../operator/charge/whole-lines.ts'
import { familyOf } from '../../rules/payment-types.ts'
import type { Context } from '../../service.ts'

/** The operator's clock and the history's may differ a little. */
const EARLIER_MS = 120_000

/** The tests of whether a line of the history is an attempt's: the same number and value, no older, and not another attempt's. */
export interface Likeness {
  /** The attempt is no older than this. */
  readonly sinceMs: number
  /** The line is paid in a way of the same family. */
  readonly isLike: (line: WholeLine) => boolean
  /** The line is like it, or its way to pay is unknown: nobody concludes that it is the attempt's, or that it is not. */
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
