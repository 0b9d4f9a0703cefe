import { withinTime } from '../clock.ts'
import type { RefusedCharge } from '../operator/charge/classify.ts'
import type { InFlight } from '../operator/charge/in-flight.ts'
import { type WholeLine, wholeLines } from '../operator/charge/whole-lines.ts'
import { getRecharges } from '../operator/contract/recharge.ts'
import type { Context, ServiceAnswer } from '../service/service.ts'
import { likenessTo } from './find/likeness.ts'
import type { Order } from './method.ts'

/** How long the customer waits for the history after a refused charge, before the result counts as unknown. */
const READ_MS = 3_000
/**
 * The allowed difference (ms) between a charge and its line in the history, because the `Date` header of the answers
 * has only whole seconds. An older line is another recharge of the same amount, which may be why the operator refused
 * this charge.
 */
const EARLIER_MS = 3_000

/** The refused charge as the history lists it. The operator had accepted an earlier copy of the request. */
export interface TakenCharge {
  readonly kind: 'taken'
  readonly recharge: WholeLine
}

/** The refusal of a card's charge. If the customer was certainly not charged, `settle` deletes the charge's record. */
type Judged = RefusedCharge & Pick<ServiceAnswer, 'settle'>

/**
 * Returns whether a refused card charge may still have charged the customer. The history is read once before the app
 * says "not charged". If an operator ignores idempotency keys, it may have accepted an earlier copy of the request.
 */
export async function judgeRefusal(
  context: Context,
  { msisdn }: Order,
  refused: RefusedCharge,
  signal: AbortSignal,
): Promise<Judged | TakenCharge> {
  const record = await context.attempts.own(msisdn)
  // If the customer left meanwhile, no page shows the refusal. The charge's record therefore stays open.
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
 * Returns the charge as the history lists it. If the history does not list it, returns `absent`. If the history cannot
 * be read completely and in time, or if another line may be the charge, returns `unread`.
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
