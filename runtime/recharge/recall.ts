import type { FactValues } from '../facts.ts'
import { type WholeLine, wholeLines } from '../operator/charge/whole-lines.ts'
import { getLastRecharge, getRecharges } from '../operator/contract/recharge.ts'
import { type Context, defineService, failure, type ServiceAnswer } from '../service.ts'
import { look } from './find.ts'
import { type Outcome as Found, outcomes } from './found.ts'
import { lastLine } from './last-line.ts'

/** What ended longer ago than this is nothing that a person may be about to pay once more by mistake. */
const RECENT_MS = 3_600_000

type Outcome = Found | 'unread'
const nothingRecent: FactValues = {
  'recent.value': undefined,
  'recent.target': undefined,
  'recent.date': undefined,
  'recent.status': undefined,
}
const recalled = 'recharge.isRecalled'
const recent = [recalled, 'recent.value', 'recent.target', 'recent.date', 'recent.status'] as const

/**
 * For a page that keeps nothing, before it offers to pay: what the operator's history and last recharge say was begun
 * before it was loaded. What is open there is looked after here, what has just ended is told. It only reads.
 */
export const recall = defineService<Outcome>({
  outcomes: {
    paid: { ...outcomes.paid, gives: [...outcomes.paid.gives, recalled] },
    refunding: { ...outcomes.refunding, gives: [recalled] },
    refused: { ...outcomes.refused, gives: [recalled] },
    nothing: { gives: recent },
    pixOpen: { gives: [...outcomes.pixOpen.gives, ...recent] },
    processing: { gives: [...outcomes.processing.gives, ...recent] },
    /** Nobody can tell, so nothing should be offered to be paid. */
    unread: { says: true },
  },
  needs: ['session.msisdn', 'session.customerId'],
  async run(context, signal) {
    const find = () => look(context, signal, record => record.rechargeId)
    // What this page sent itself comes first: it may be what the history lists without a name that is known here.
    const found = await find()
    const params = { msisdn: context.fact('session.msisdn') ?? '' }
    const [listed, last] = await Promise.all([
      context.send(getRecharges, { params, signal }),
      context.send(getLastRecharge, { params, signal }),
    ])
    // An end is told all the same, but does not open the way to pay: the history was not read.
    const recharges = wholeLines(listed)
    if (recharges === undefined) {
      const failed = failure(listed.kind === 'ok' ? { kind: 'lost' } : listed)
      return isEnd(found) ? found : { ...failed, outcome: 'unread' }
    }
    const newest = last.kind === 'ok' ? lastLine(last.data) : undefined
    const told = await tell(context, newest === undefined ? recharges : [newest, ...recharges])
    const isNew = await adopt(context, recharges)
    const answer = isNew && !isEnd(found) ? await find() : found
    return { ...answer, gives: { ...answer.gives, ...(isEnd(answer) ? {} : told), [recalled]: true } }
  },
})

function isEnd({ outcome }: ServiceAnswer<Found>): boolean {
  return outcome === 'paid' || outcome === 'refused' || outcome === 'refunding'
}

/** Looks after what is in progress from here on; nothing while one of this page's own has no name yet, and may be it. */
async function adopt(context: Context, recharges: readonly WholeLine[]): Promise<boolean> {
  const msisdn = context.fact('session.msisdn') ?? ''
  const own = await context.attempts.open(msisdn)
  if (own.some(({ rechargeId }) => rechargeId === undefined)) return false
  let isNew = false
  for (const recharge of recharges) {
    const { id, status, paymentType, recipient, valueCents, at } = recharge
    if (status !== 'PENDING' || (await context.attempts.isTaken(recharge))) continue
    isNew = true
    await context.attempts.adopt(id, { kind: paymentType, msisdn, recipient, valueId: valueCents }, at.fromMs)
  }
  return isNew
}

/** The newest that has just ended and was not told here. */
async function tell(context: Context, recharges: readonly WholeLine[]): Promise<FactValues> {
  const nowMs = context.serverNow()
  const since = nowMs === undefined ? Number.NEGATIVE_INFINITY : nowMs - RECENT_MS
  const ended = recharges.filter(({ status, at }) => status !== 'PENDING' && at.untilMs >= since)
  const [newest] = ended.sort((one, other) => other.at.fromMs - one.at.fromMs)
  if (newest === undefined || (await context.attempts.isTaken(newest))) return nothingRecent
  const { valueCents, recipient, date, status } = newest
  return { 'recent.value': valueCents, 'recent.target': recipient, 'recent.date': date, 'recent.status': status }
}
