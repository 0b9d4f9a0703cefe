import { withinTime } from '../clock.ts'
import type { RefusedCharge } from '../operator/charge/classify.ts'
import type { InFlight } from '../operator/charge/in-flight.ts'
import { type WholeLine, wholeLines } from '../operator/charge/whole-lines.ts'
import { getRecharges } from '../operator/contract/recharge.ts'
import type { Context, ServiceAnswer } from '../service.ts'
import { likenessTo } from './find/likeness.ts'
import type { Order } from './method.ts'

/** How long a refusal waits for the history. */
const READ_MS = 3_000
/** An answer tells the time in whole seconds. What is older is another device's, which may be why this one is refused. */
const EARLIER_MS = 3_000

/** The refused charge itself, as the history lists it: an earlier copy of the request was taken. */
export interface TakenCharge {
  readonly kind: 'taken'
  readonly recharge: WholeLine
}

/** A refusal of a card’s charge. It has `settle` where it is certain that nothing was charged. */
type Judged = RefusedCharge & Pick<ServiceAnswer, 'settle'>

/**
 * Returns what the refusal of a card's charge says about the money. The history is read once before anything is promised:
 * it lists the charge where a copy of the request was taken, even by an operator that breaks its word about keys.
 */
export async function judgeRefusal(
  context: Context,
  { msisdn }: Order,
  refused: RefusedCharge,
  signal: AbortSignal,
): Promise<Judged | TakenCharge> {
  const record = await context.attempts.own(msisdn)
  // A customer who has left meanwhile is told nothing: the charge stays open.
  if (record === undefined) return { ...refused, isCertain: false }
  const found = await listed(context, record, msisdn, signal)
  if (typeof found === 'object') {
    await context.attempts.created(record.attemptId, found.id)
    return { kind: 'taken', recharge: found }
  }
  if (found === 'unread' || !refused.isCertain) return { ...refused, isCertain: false }
  return { ...refused, settle: () => context.attempts.settle(record.attemptId) }
}

/**
 * Returns the charge as the history lists it; `absent`; or `unread` where the history cannot be read in time, cannot be read as
 * a whole, or lists what may be the charge.
 */
async function listed(
  context: Context,
  record: InFlight,
  msisdn: string,
  signal: AbortSignal,
): Promise<WholeLine | 'absent' | 'unread'> {
  const { isLike, mayBeLike, sinceMs } = await likenessTo(context, record, EARLIER_MS)
  const read = async () => wholeLines(await context.send(getRecharges, { params: { msisdn }, signal }), sinceMs)
  const lines = await withinTime(context.clock, READ_MS, undefined, read)
  return lines?.find(isLike) ?? (lines?.some(mayBeLike) === false ? 'absent' : 'unread')
}
