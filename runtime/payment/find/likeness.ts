import type { InFlight } from '../../operator/charge/in-flight.ts'
import type { WholeLine } from '../../operator/charge/whole-lines.ts'
import type { Context } from '../../service.ts'
import { isElsewhere } from '../waiting-rooms/elsewhere.ts'

/** The operator's clock and the history's may differ a little. */
const EARLIER_MS = 120_000

/** The test of whether a line of the history is an attempt's. */
export interface Likeness {
  /** The attempt is no older than this. */
  readonly sinceMs: number
  readonly isLike: (line: WholeLine) => boolean
}

/** The same number and value, of the same family where that is known, no older than the attempt, and not another attempt's. */
export async function likenessTo(context: Context, record: InFlight, earlierMs = EARLIER_MS): Promise<Likeness> {
  const isTaken = await context.attempts.taken(record.attemptId)
  const { startedAt, notBefore = Number.POSITIVE_INFINITY } = record
  const sinceMs = startedAt === undefined ? notBefore : startedAt - earlierMs
  return {
    sinceMs,
    isLike: line =>
      line.valueCents === record.valueId &&
      (line.paymentType === '' || familyOf(line.paymentType) === familyOf(record.kind)) &&
      context.attempts.isFor(record, line.recipient) &&
      line.at.untilMs >= sinceMs &&
      !isTaken(line),
  }
}

/** The history tells what is paid by a code or elsewhere apart from cards, but not which use or wallet a card is of. */
function familyOf(paymentType: string): string {
  return paymentType === 'pix' || isElsewhere(paymentType) ? paymentType : 'card'
}
