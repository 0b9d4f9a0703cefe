import { wait } from '../../clock.ts'
import type { InFlight } from '../../operator/charge/in-flight.ts'
import { wholeLines } from '../../operator/charge/whole-lines.ts'
import { getLastRecharge, getRecharges } from '../../operator/contract/recharge.ts'
import type { Context } from '../../service/service.ts'
import { lastLine } from './last-line.ts'
import type { Likeness } from './likeness.ts'

/**
 * Pause between two reads. A single answer may come from a stale copy of the operator's data; two answers this far
 * apart hardly ever both do.
 */
const APART_MS = 3_000
/** HTTP status of the operator's answer if the customer has no recharge. */
const NONE = 404

/**
 * Whether it is certain that the operator never got this charge. First, so much time has passed that no copy of the
 * request can still be on its way or in work. Then two reads of a complete history and one of the last recharge show
 * nothing similar. Reads from before that time prove nothing, so all of them are made here.
 */
export async function hasNeverArrived(
  context: Context,
  record: InFlight,
  { sinceMs, mayBeLike }: Likeness,
  signal: AbortSignal,
): Promise<boolean> {
  // Check the time before the history is read: a charge that ends in between is then in the history.
  if (!context.listsInProgress || !(await isOver(context, record))) return false
  const params = { msisdn: context.fact('session.msisdn') ?? '' }
  const read = async () => wholeLines(await context.send(getRecharges, { params, signal }), sinceMs)
  if ((await read())?.some(mayBeLike) !== false) return false
  await wait(context.clock, APART_MS, signal)
  const [lines, last] = [await read(), await context.send(getLastRecharge, { params, signal })]
  if (lines?.some(mayBeLike) !== false || signal.aborted) return false
  if (last.kind !== 'ok') return last.kind === 'refused' && last.status === NONE
  const line = lastLine(last.data)
  // If the history lists the last recharge, it was already compared as one of the lines.
  return line !== undefined && (lines.some(({ nsu }) => nsu === line.nsu) || !mayBeLike(line))
}

async function isOver({ serverNow, longestChargeMs }: Context, { leftBy }: InFlight): Promise<boolean> {
  if (leftBy === undefined) return false
  const [longestMs, nowMs] = [await longestChargeMs(), serverNow()]
  return longestMs !== undefined && nowMs !== undefined && nowMs - leftBy > longestMs
}
