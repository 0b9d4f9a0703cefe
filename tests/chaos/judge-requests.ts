import { type Case, seconds } from './case.ts'
import type { Sent } from './wire.ts'

/** Compares when the pages sent their requests with what the specification allows. */
export function judgeRequests(about: Case): string[] {
  return [...judgePolls(about), ...judgeAfterSession(about)]
}

/** How long a page waits between two reads of a status, and how many reads make a round. */
const POLLS: { readonly [call: string]: { readonly gapMs: number; readonly calls: number } } = {
  getRechargeStatus: { gapMs: 3_000, calls: 5 },
  getPixCode: { gapMs: 3_000, calls: 5 },
  getPispStatus: { gapMs: 5_000, calls: 6 },
}
/** A longer gap than this ends a round of reads. */
const REST_MS = 7_000
/** A page reads a status once more beside a round: when its screen opens, or before it says that no code came. */
const EXTRA = 1

/** Polls keep their gaps and counts for as long as nobody touches the page or the device. */
function judgePolls({ diary, world }: Case): string[] {
  const found: string[] = []
  const rounds = new Map<string, readonly Sent[]>()
  for (const read of world.wire.sent) {
    const poll = POLLS[read.call ?? '']
    if (poll === undefined) continue
    const name = `${read.page.tab} ${read.page.number} ${read.path}`
    const round = rounds.get(name) ?? []
    const last = round.at(-1)
    const isNewRound =
      last === undefined ||
      gapMs(last, read) > REST_MS ||
      // An answer that was on its way at the touch may bring one more read, which is not of the new round.
      diary.touches.some(atMs => atMs >= last.atMs - world.setup.latencyMs && atMs <= read.atMs)
    rounds.set(name, isNewRound ? [read] : [...round, read])
    if (isNewRound) continue
    const what = `${read.call} at ${seconds(read.atMs)}`
    const lastButExtra = round.at(-1 - EXTRA)
    if (lastButExtra !== undefined && gapMs(lastButExtra, read) < poll.gapMs) found.push(`poll-gap: ${what}`)
    if (round.length === poll.calls + EXTRA) found.push(`poll-count: ${what} is one too many`)
  }
  return found
}

function gapMs({ endedMs = Number.POSITIVE_INFINITY }: Sent, { atMs }: Sent): number {
  return atMs - endedMs
}

/** Other tabs hear of a logout a moment later. */
const HEARD_MS = 5

/** Nothing is sent with the token of a session that was closed, or that the page was told to be over. */
function judgeAfterSession({ world }: Case): string[] {
  const { sent } = world.wire
  const ends = sent.filter(
    one =>
      one.token !== undefined && (one.call === 'closeSession' || (one.got?.status === 401 && !isOfLogin(one, sent))),
  )
  return ends.flatMap(end => {
    const isClosed = end.call === 'closeSession'
    const sinceMs = isClosed ? end.atMs + HEARD_MS : (end.endedMs ?? Number.POSITIVE_INFINITY)
    const late = sent.filter(
      ({ call, token, page, atMs }) =>
        token === end.token && call !== 'closeSession' && atMs > sinceMs && (isClosed || page === end.page),
    )
    return late.map(
      ({ call, atMs }) => `after-session: ${call} at ${seconds(atMs)}, the session ended at ${seconds(sinceMs)}`,
    )
  })
}

/**
 * A login asks what is switched on at the same time as whose session it is. Where the operator tells whose it is, the session is
 * not over: no login fails by what may be switched on.
 */
function isOfLogin(toggles: Sent, sent: readonly Sent[]): boolean {
  return (
    toggles.call === 'getFeatureToggles' &&
    sent.some(
      ({ call, token, page, atMs, got }) =>
        call === 'getCustomer' &&
        token === toggles.token &&
        page === toggles.page &&
        atMs === toggles.atMs &&
        got?.status === 200,
    )
  )
}
