import { wait } from '../../clock.ts'
import type { InFlight } from '../../operator/charge/in-flight.ts'
import { wholeLines } from '../../operator/charge/whole-lines.ts'
import { getLastRecharge, getRecharges } from '../../operator/contract/recharge.ts'
import type { Context } from '../../service/service.ts'
import { lastLine } from './last-line.ts'
import type { Likeness } from './likeness.ts'

/**
 * The pause between two reads. One answer may come from a stale copy of the operator's data. If two answers are this
 * far apart, they are hardly ever both stale.
 */
const APART_MS = 3_000
/** HTTP status of the operator's answer if the customer has no recharges. */
const NONE = 404

/**
 * Returns whether this charge certainly never reached the operator. First, so much time must have passed that no copy
 * can arrive or still be processed. After that, two reads of the complete history and one of the last recharge must
 * show nothing similar. Earlier reads prove nothing, so this function makes its own reads.
 */
export async function hasNeverArrived(
  context: Context,
  record: InFlight,
  { sinceMs, mayBeLike }: Likeness,
  signal: AbortSignal,
): Promise<boolean> {
  // Checks the time first and reads the history afterwards. So a charge that ends in between is already in the history.
  if (!context.listsInProgress || !(await isOver(context, record))) return false
  const params = { msisdn: context.fact('session.msisdn') ?? '' }
  const read = async () => wholeLines(await context.send(getRecharges, { params, signal }), sinceMs)
  if ((await read())?.some(mayBeLike) !== false) return false
  await wait(context.clock, APART_MS, signal)
  const [lines, last] = [await read(), await context.send(getLastRecharge, { params, signal })]
  if (lines?.some(mayBeLike) !== false || signal.aborted) return false
  if (last.kind !== 'ok') return last.kind === 'refused' && last.status === NONE
  const line = lastLine(last.data)
  // The recharges of the history are already compared with the charge. So the last recharge is compared only if the
  // history lacks it.
  return line !== undefined && (lines.some(({ nsu }) => nsu === line.nsu) || !mayBeLike(line))
}

async function isOver({ serverNow, longestChargeMs }: Context, { leftBy }: InFlight): Promise<boolean> {
  if (leftBy === undefined) return false
  const [longestMs, nowMs] = [await longestChargeMs(), serverNow()]
  return longestMs !== undefined && nowMs !== undefined && nowMs - leftBy > longestMs
}
