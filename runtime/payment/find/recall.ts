import { wait } from '../../clock.ts'
import type { FactValues } from '../../facts.ts'
import { type WholeLine, wholeLines } from '../../operator/charge/whole-lines.ts'
import { getLastRecharge, getRecharges } from '../../operator/contract/recharge.ts'
import { readEnded, writeEnded } from '../../rules/ended-recharges.ts'
import { type Context, defineService, failure, type ServiceAnswer } from '../../service.ts'
import { look } from './find.ts'
import { type Outcome as Found, outcomes } from './found.ts'
import { lastLine } from './last-line.ts'

/** A customer may pay once more by mistake what ended less than this ago. */
const RECENT_MS = 3_600_000

/** The pause between a read that failed and the second one. */
const APART_MS = 3_000

type Outcome = Found | 'unread'
interface Read {
  readonly kind: 'read'
  readonly lines: readonly WholeLine[]
}
type Failed = Parameters<typeof failure>[0]
const recalled = 'recharge.isRecalled'
const recent = ['recent.done', 'recent.failed'] as const
const reads = [recalled, ...recent] as const
const mayClear = ['recharge.isRiskTaken'] as const
const { paid, refunding, refused, pixOpen, processing } = outcomes
/** The ends of an earlier payment, which are shown first. */
export const ends = {
  paid: { ...paid, mayGive: [...paid.mayGive, ...reads], mayClear },
  refunding: { ...refunding, mayGive: [...refunding.mayGive, ...reads], mayClear },
  refused: { ...refused, mayGive: [...refused.mayGive, ...reads], mayClear },
} as const
/** It was read what is open; or it was not, and the customer has taken the risk. */
const either = [
  { sets: { [recalled]: true }, mayGive: recent, mayClear },
  { sets: { 'recharge.isRiskTaken': true } },
] as const

/**
 * Looks for what is open before a page offers to pay. Where the device may lack a record of it, this reads the operator's
 * history and last recharge: what is in progress there is looked after from here on, and what has just ended is told.
 */
export const recall = defineService<Outcome>({
  outcomes: {
    ...ends,
    nothing: { ...outcomes.nothing, either },
    pixOpen: { ...pixOpen, either },
    processing: { ...processing, mayGive: [...processing.mayGive, ...reads], mayClear },
    /** The history could not be read: the page offers to pay only if the customer takes the risk. */
    unread: { money: 'unknown', says: true, clears: [recalled] },
  },
  needs: ['session.msisdn', 'session.customerId'],
  async run(context, signal) {
    const find = () => look(context, signal)
    const msisdn = context.fact('session.msisdn') ?? ''
    // The records of this device come first: a line of the history may be one of them that has no id here yet.
    const found = await find()
    if (await context.attempts.isKept(msisdn))
      return { ...found, gives: { ...found.gives, ...stillRecent(context), [recalled]: true } }
    const [listed, last] = await Promise.all([readTwice(context, signal), readLast(context, signal)])
    // The page shows an end that was found, but does not offer to pay: the history was not read.
    if (listed.kind !== 'read') {
      // A customer who has taken the risk is not asked again while the operator stays silent.
      if (isEnd(found) || context.fact('recharge.isRiskTaken') === true) return found
      return { ...failure(listed), outcome: 'unread', gives: { [recalled]: undefined } }
    }
    const ended = await recentEnds(context, withLast(listed.lines, last))
    const isNew = await adopt(context, listed.lines)
    await context.attempts.recalled(msisdn)
    const answer = isNew && !isEnd(found) ? await find() : found
    return { ...answer, gives: { ...answer.gives, ...ended, [recalled]: true, 'recharge.isRiskTaken': undefined } }
  },
})

/** Returns the recharges that this page tells the end of, without those that ended more than an hour ago. */
function stillRecent(context: Context): FactValues {
  const since = recentSince(context)
  const still = (name: (typeof recent)[number]) =>
    writeEnded(readEnded(context.fact(name) ?? '').filter(({ atMs }) => atMs >= since))
  return { 'recent.done': still('recent.done'), 'recent.failed': still('recent.failed') }
}

function recentSince({ serverNow }: Context): number {
  return (serverNow() ?? Number.NEGATIVE_INFINITY) - RECENT_MS
}

/** Returns the lines of the history; or, where it could not be read a second time either, what the operator answered. */
async function readTwice(context: Context, signal: AbortSignal): Promise<Read | Failed> {
  const read = () => context.send(getRecharges, { params: { msisdn: context.fact('session.msisdn') ?? '' }, signal })
  const first = wholeLines(await read())
  if (first !== undefined) return { kind: 'read', lines: first }
  await wait(context.clock, APART_MS, signal)
  const second = await read()
  const lines = wholeLines(second)
  if (lines !== undefined) return { kind: 'read', lines }
  return second.kind === 'ok' ? { kind: 'lost' } : second
}

async function readLast(context: Context, signal: AbortSignal): Promise<WholeLine | undefined> {
  const params = { msisdn: context.fact('session.msisdn') ?? '' }
  const last = await context.send(getLastRecharge, { params, signal })
  return last.kind === 'ok' ? lastLine(last.data) : undefined
}

function isEnd({ outcome }: ServiceAnswer<Found>): boolean {
  return outcome === 'paid' || outcome === 'refused' || outcome === 'refunding'
}

/** Adds what is in progress to the records of this device; nothing while one of them has no id yet, since a line may be it. */
async function adopt(context: Context, recharges: readonly WholeLine[]): Promise<boolean> {
  const msisdn = context.fact('session.msisdn') ?? ''
  const own = await context.attempts.open(msisdn)
  if (own.some(({ rechargeId }) => rechargeId === undefined)) return false
  let isNew = false
  for (const recharge of recharges) {
    const { id, status, paymentType, recipient, amountCents, at } = recharge
    if (status !== 'PENDING' || (await context.attempts.isTaken(recharge))) continue
    isNew = true
    await context.attempts.adopt(id, { kind: paymentType, msisdn, recipient, amountCents }, at.fromMs)
  }
  return isNew
}

/** Returns the history with the last recharge, which it may not list yet. */
function withLast(lines: readonly WholeLine[], last: WholeLine | undefined): readonly WholeLine[] {
  return last === undefined || lines.some(({ nsu }) => nsu === last.nsu) ? lines : [last, ...lines]
}

/** Returns the facts of the recharges that ended within the hour, newest first, without those that this device has shown. */
async function recentEnds(context: Context, lines: readonly WholeLine[]): Promise<FactValues> {
  const since = recentSince(context)
  const isTaken = await context.attempts.taken()
  const untold = lines.filter(line => line.at.untilMs >= since && !isTaken(line))
  const newestFirst = untold.sort((one, other) => other.at.fromMs - one.at.fromMs)
  const ended = (wanted: WholeLine['status']) =>
    writeEnded(newestFirst.filter(({ status }) => status === wanted).map(line => ({ ...line, atMs: line.at.untilMs })))
  return { 'recent.done': ended('OK'), 'recent.failed': ended('NOK') }
}
