import { wait } from '../../clock.ts'
import type { FactValues } from '../../facts.ts'
import { type WholeLine, wholeLines } from '../../operator/charge/whole-lines.ts'
import { getRecharges } from '../../operator/contract/recharge.ts'
import { readEnded, writeEnded } from '../../rules/ended-recharges.ts'
import { type Context, defineService, failure, type ServiceAnswer } from '../../service/service.ts'
import { look } from './find.ts'
import { type Outcome as Found, outcomes } from './found.ts'
import { lastLine } from './last-line.ts'

/**
 * A recharge that ended more recently than this is shown before a new payment. Otherwise the customer may pay it again
 * by mistake.
 */
const RECENT_MS = 3_600_000

/**
 * A screen that opens may have asked for the last recharge just before. If it did so at most this long ago, that answer
 * is as good as a new one.
 */
const SAME_MS = 1_000

/** Pause between a failed read and the second read. */
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
/**
 * Outcomes if the search finds that an earlier charge has ended. The page shows that result before it offers to pay.
 */
export const ends = {
  paid: { ...paid, mayGive: [...paid.mayGive, ...reads], mayClear },
  refunding: { ...refunding, mayGive: [...refunding.mayGive, ...reads], mayClear },
  refused: { ...refused, mayGive: [...refused.mayGive, ...reads], mayClear },
} as const
/**
 * The two cases in which the page may offer to pay: the history was read, or the customer accepted the risk of paying
 * twice.
 */
const either = [
  { sets: { [recalled]: true }, mayGive: recent, mayClear },
  { sets: { 'recharge.isRiskTaken': true } },
] as const

/**
 * Searches for open charges before a page offers to pay. If this device may lack a record, the search reads the
 * operator's history and last recharge. It stores a record for each recharge in progress, and shows each recharge that
 * has just ended.
 */
export const recall = defineService<Outcome>({
  outcomes: {
    ...ends,
    nothing: { ...outcomes.nothing, either },
    pixOpen: { ...pixOpen, either },
    processing: { ...processing, mayGive: [...processing.mayGive, ...reads], mayClear },
    /** The history could not be read. The page offers to pay only if the customer accepts the risk of paying twice. */
    unread: { money: 'unknown', says: true, clears: [recalled] },
  },
  needs: ['session.msisdn', 'session.customerId'],
  async run(context, signal) {
    const find = () => look(context, signal)
    const msisdn = context.fact('session.msisdn') ?? ''
    // Searches for this device's own charges first, because the search may give a record its recharge id. Without the
    // id, the history's entry of the same recharge could be taken for a charge of another device.
    const found = await find()
    if (await context.attempts.isKept(msisdn))
      return { ...found, gives: { ...found.gives, ...stillRecent(context), [recalled]: true } }
    const [listed, last] = await Promise.all([readTwice(context, signal), readLast(context)])
    // The history could not be read, so the page must not offer to pay. If the search has found an ended charge, the
    // page shows that result and not the message about the history.
    if (listed.kind !== 'read') {
      // A customer who accepted the risk of paying twice is not asked again while the history cannot be read.
      if (isEnd(found) || context.fact('recharge.isRiskTaken') === true) return found
      return { ...failure(listed), outcome: 'unread', gives: { [recalled]: undefined } }
    }
    const ended = await recentEnds(context, withLast(listed.lines, last))
    const isNew = await adopt(context, listed.lines)
    // Until an hour after a recharge ended, each page reads the history again, because one page's facts are not visible
    // to another page.
    if (Object.values(ended).every(text => text === undefined)) await context.attempts.recalled(msisdn)
    const answer = isNew && !isEnd(found) ? await find() : found
    return { ...answer, gives: { ...answer.gives, ...ended, [recalled]: true, 'recharge.isRiskTaken': undefined } }
  },
})

/** Returns the recent recharges that this page already shows, without those that ended more than an hour ago. */
function stillRecent(context: Context): FactValues {
  const since = recentSince(context)
  const still = (name: (typeof recent)[number]) =>
    writeEnded(readEnded(context.fact(name) ?? '').filter(({ atMs }) => atMs >= since))
  return { 'recent.done': still('recent.done'), 'recent.failed': still('recent.failed') }
}

function recentSince({ serverNow }: Context): number {
  return (serverNow() ?? Number.NEGATIVE_INFINITY) - RECENT_MS
}

/**
 * Reads the history a second time if the first read fails. Returns the lines, or the operator's answer if the second
 * read fails too.
 */
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

async function readLast({ recent, fact }: Context): Promise<WholeLine | undefined> {
  const last = await recent.lastRecharge(fact('session.msisdn') ?? '', { mostMs: SAME_MS })
  return last.kind === 'ok' ? lastLine(last.data) : undefined
}

function isEnd({ outcome }: ServiceAnswer<Found>): boolean {
  return outcome === 'paid' || outcome === 'refused' || outcome === 'refunding'
}

/**
 * Stores a record for each recharge in progress, and returns whether it stored any. It stores none while a record has
 * no id, because a line of the history may belong to that record.
 */
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

/** Returns the lines of the history, and adds the last recharge if it is missing. */
function withLast(lines: readonly WholeLine[], last: WholeLine | undefined): readonly WholeLine[] {
  if (last === undefined) return lines
  // A recharge without a readable receipt number counts as the last recharge if its phone number, amount and time are
  // the same.
  const isLast = ({ nsu, recipient, amountCents, at }: WholeLine) =>
    nsu === last.nsu ||
    (nsu === null && recipient === last.recipient && amountCents === last.amountCents && at.fromMs === last.at.fromMs)
  return lines.some(isLast) ? lines : [last, ...lines]
}

/**
 * Returns the facts of the recharges that ended within the last hour, newest first. Leaves out those that this device
 * has already shown.
 */
async function recentEnds(context: Context, lines: readonly WholeLine[]): Promise<FactValues> {
  const since = recentSince(context)
  const isTaken = await context.attempts.taken()
  const untold = lines.filter(line => line.at.untilMs >= since && !isTaken(line))
  const newestFirst = untold.sort((one, other) => other.at.fromMs - one.at.fromMs)
  const ended = (wanted: WholeLine['status']) =>
    writeEnded(newestFirst.filter(({ status }) => status === wanted).map(line => ({ ...line, atMs: line.at.untilMs })))
  return { 'recent.done': ended('OK'), 'recent.failed': ended('NOK') }
}
