import type { Answer } from '../../operator/answer.ts'
import type { InFlight } from '../../operator/charge/in-flight.ts'
import { isUnpaid, standingOf } from '../../operator/charge/poll-status.ts'
import { wholeLines } from '../../operator/charge/whole-lines.ts'
import { getPixCode } from '../../operator/contract/pix.ts'
import { getRecharges } from '../../operator/contract/recharge.ts'
import { readDate } from '../../rules/date-time.ts'
import { type Context, defineService } from '../../service/service.ts'
import { askStatus } from '../ask-status.ts'
import { neverArrived } from '../conclude.ts'
import { isElsewhere } from '../method.ts'
import { openPixFacts } from '../pix/open.ts'
import { endedInAnotherTab } from './ended-in-another-tab.ts'
import { type Answered, ageOf, endOf, nothing, type Outcome, orderOf, outcomes, processing } from './found.ts'
import { type Likeness, likenessTo } from './likeness.ts'
import { hasNeverArrived } from './never-arrived.ts'

/**
 * After this time the app stops searching for a charge that it has not found. The customer can still look in the
 * history.
 */
const GIVEN_UP_MS = 7 * 24 * 3_600_000
const EVERY_MS = 10_000
/**
 * If the history still does not list a Pix after this time, the Pix counts as not created, and no page will show its
 * code.
 */
const PIX_UNNAMED_MS = 60_000
/** HTTP status with which the operator refuses to make a Pix code. */
const NEVER = 422

const needs = ['session.msisdn', 'session.customerId'] as const

/**
 * Searches for each charge without a definite answer, by its id or in the history. It only reads. If it cannot find a
 * charge, that charge stays `processing`.
 */
export const find = defineService<Outcome>({
  outcomes,
  needs,
  everyMs: EVERY_MS,
  late: 'payment.inFlightLong',
  run: look,
})

/**
 * Runs when the customer taps "Verificar agora". It only searches for open charges and sends none; `recharge.sendAgain`
 * does that.
 */
export const verify = defineService<Outcome>({ outcomes, needs, run: look })

/**
 * Searches for all open charges. If a charge is open or has just ended, the app no longer offers to repeat a recharge
 * with one tap.
 */
export async function look(context: Context, signal: AbortSignal): Promise<Answered> {
  const found = await lookAtAll(context, signal)
  return found === nothing ? found : { ...found, gives: { ...found.gives, 'recharge.isRepeat': undefined } }
}

async function lookAtAll(context: Context, signal: AbortSignal): Promise<Answered> {
  let newestOpen = nothing
  const open = await context.attempts.open(context.fact('session.msisdn') ?? '')
  if (open.length === 0) return endedInAnotherTab(context, signal)
  for (const record of open) {
    const found = await findOne(context, record, signal)
    if (found.outcome === 'paid' || found.outcome === 'refused' || found.outcome === 'refunding') return found
    // The page shows only one of the charges. A charge that may already be paid is more important than a payment to
    // which the customer still has to agree.
    const isGraver = isCharge(found) && !isCharge(newestOpen)
    if (newestOpen === nothing || isGraver) newestOpen = found
  }
  return newestOpen
}

function isCharge({ gives }: Answered): boolean {
  return gives?.['payment.inFlight'] === 'charge'
}

async function findOne(context: Context, record: InFlight, signal: AbortSignal): Promise<Answered> {
  if ((ageOf(context, record) ?? 0) > GIVEN_UP_MS) {
    await context.attempts.settle(record.attemptId)
    return nothing
  }
  const { rechargeId } = record
  return rechargeId === undefined
    ? findInHistory(context, record, signal)
    : findById(context, record, rechargeId, signal)
}

async function findById(context: Context, record: InFlight, txid: string, signal: AbortSignal): Promise<Answered> {
  const answer = await askStatus(context, txid, signal)
  const standing = standingOf(answer)
  if (standing.kind === 'pending') return pending(context, record, txid, isUnpaid(answer), signal)
  return endOf(context, record, standing, txid, signal)
}

/**
 * Searches the history for a charge whose id is unknown. The line must have the same number and amount as the charge.
 * It must not be older than the charge, or belong to another attempt.
 */
async function findInHistory(context: Context, record: InFlight, signal: AbortSignal): Promise<Answered> {
  const params = { msisdn: context.fact('session.msisdn') ?? '' }
  const answer = await context.send(getRecharges, { params, signal })
  const likeness = await likenessTo(context, record)
  const lines = wholeLines(answer, likeness.sinceMs)
  if (lines === undefined) return processing(context, record)
  const recharge = lines.find(likeness.isLike)
  if (recharge === undefined) return unlisted(context, record, likeness, signal)
  await context.attempts.created(record.attemptId, recharge.id)
  return findById(context, record, recharge.id, signal)
}

/** Returns the outcome for a charge that is not in the history. */
async function unlisted(
  context: Context,
  record: InFlight,
  likeness: Likeness,
  signal: AbortSignal,
): Promise<Answered> {
  if (record.kind === 'pix') {
    if ((ageOf(context, record) ?? Infinity) <= PIX_UNNAMED_MS) return processing(context, record)
    await context.attempts.settle(record.attemptId)
    // The history does not list this Pix although enough time has passed. No page has shown its code, so nobody can
    // have paid it.
    return nothing
  }
  const isCertain =
    (await hasNeverArrived(context, record, likeness, signal)) && (await context.attempts.writeOff(record))
  if (!isCertain) return processing(context, record)
  // A payment at a bank or a checkout charges nothing before the customer arrives there, and the app never sent the
  // customer there.
  if (isElsewhere(record.kind)) return nothing
  return neverArrived(record, orderOf(context, record))
}

/**
 * Returns the outcome for a charge that has not ended. `unpaid` is true if the operator answered that the charge is
 * unpaid. It is false if the status could not be read.
 */
async function pending(
  context: Context,
  record: InFlight,
  txid: string,
  unpaid: boolean,
  signal: AbortSignal,
): Promise<Answered> {
  if (record.kind !== 'pix') return processing(context, record, txid)
  const params = { id: context.fact('session.customerId') ?? '', txid }
  const code = await context.send(getPixCode, { params, signal })
  if (unpaid && isOver(code, context.serverNow())) {
    await context.attempts.settle(record.attemptId)
    return nothing
  }
  return {
    outcome: 'pixOpen',
    gives: { ...orderOf(context, record), ...openPixFacts(context, txid) },
  }
}

/** Returns whether a Pix code can no longer be paid: it has expired, or the operator refuses to make it. */
function isOver(code: Answer<{ readonly expires_at?: string | undefined }>, nowMs: number | undefined): boolean {
  const expiresAt = code.kind === 'ok' ? readDate(code.data.expires_at ?? '')?.untilMs : undefined
  if (expiresAt !== undefined) return nowMs !== undefined && expiresAt <= nowMs
  return code.kind === 'refused' && code.status === NEVER
}
