import { wait } from '../../clock.ts'
import type { InFlight } from '../../operator/charge/in-flight.ts'
import { wholeLines } from '../../operator/charge/whole-lines.ts'
import { getLastRecharge, getRecharges } from '../../operator/contract/recharge.ts'
import type { Context } from '../../service.ts'
import { lastLine } from './last-line.ts'
import type { Likeness } from './likeness.ts'

/** One answer may come from a copy of the operator's data that is behind. Two answers this far apart hardly do. */
const APART_MS = 3_000
/** The status with which the operator says that the customer has no recharge. */
const NONE = 404

/**
 * Whether it is certain that the operator never got this charge: no copy of it can still be on its way or worked on, and
 * then two reads of a history that lists everything, and the last recharge, have nothing like it. It asks for all of that
 * itself: a history that was read earlier says nothing.
 */
export async function hasNeverArrived(
  context: Context,
  record: InFlight,
  { sinceMs, mayBeLike }: Likeness,
  signal: AbortSignal,
): Promise<boolean> {
  // The operator states how long a charge may take before anything is read: one that ends meanwhile is listed.
  if (!context.listsInProgress || !(await isOver(context, record))) return false
  const params = { msisdn: context.fact('session.msisdn') ?? '' }
  const read = async () => wholeLines(await context.send(getRecharges, { params, signal }), sinceMs)
  if ((await read())?.some(mayBeLike) !== false) return false
  await wait(context.clock, APART_MS, signal)
  const [lines, last] = [await read(), await context.send(getLastRecharge, { params, signal })]
  if (lines?.some(mayBeLike) !== false || signal.aborted) return false
  if (last.kind !== 'ok') return last.kind === 'refused' && last.status === NONE
  const line = lastLine(last.data)
  // A last recharge that the history lists was looked at as one of its lines.
  return line !== undefined && (lines.some(({ nsu }) => nsu === line.nsu) || !mayBeLike(line))
}

async function isOver({ serverNow, longestChargeMs }: Context, { leftBy }: InFlight): Promise<boolean> {
  if (leftBy === undefined) return false
  const [longestMs, nowMs] = [await longestChargeMs(), serverNow()]
  return longestMs !== undefined && nowMs !== undefined && nowMs - leftBy > longestMs
}
