import { withinTime } from '../clock.ts'
import type { RefusedCharge } from '../operator/charge/classify.ts'
import type { InFlight } from '../operator/charge/in-flight.ts'
import { type WholeLine, wholeLines } from '../operator/charge/whole-lines.ts'
import { getRecharges } from '../operator/contract/recharge.ts'
import type { Context, ServiceAnswer } from '../service/service.ts'
import { likenessTo } from './find/likeness.ts'
import type { Order } from './method.ts'

/** How long a refused charge waits for the history to be read. */
const READ_MS = 3_000
/**
 * Tolerance in ms, because the answers' `Date` header has whole seconds. A recharge that is older than that was made on
 * another device, and may be why the operator refused this charge.
 */
const EARLIER_MS = 3_000

/** The refused charge as the history lists it: the operator had accepted an earlier copy of the request. */
export interface TakenCharge {
  readonly kind: 'taken'
  readonly recharge: WholeLine
}

/** The refusal of a card's charge. `settle` is set if it is certain that nothing was charged. */
type Judged = RefusedCharge & Pick<ServiceAnswer, 'settle'>

/**
 * Returns what a refused card charge means for the customer's money. Before the app says "not charged", it reads the history
 * once: an operator that does not honour idempotency keys may have accepted an earlier copy of the request.
 */
export async function judgeRefusal(
  context: Context,
  { msisdn }: Order,
  refused: RefusedCharge,
  signal: AbortSignal,
): Promise<Judged | TakenCharge> {
  const record = await context.attempts.own(msisdn)
  // If the customer has left meanwhile, no page shows the refusal, so the charge stays open.
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
 * Returns the charge as the history lists it; `absent` if it is not listed; `unread` if the history cannot be read in time or
 * completely, or has a line that may be the charge.
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
