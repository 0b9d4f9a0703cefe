import { type Case, seconds } from './case.ts'
import type { Sent } from './wire.ts'

/** For each status call: the pause between two requests, and the number of requests in one run of a service. */
const POLLS: { readonly [call: string]: { readonly gapMs: number; readonly calls: number } } = {
  getRechargeStatus: { gapMs: 3_000, calls: 5 },
  getPixCode: { gapMs: 3_000, calls: 5 },
  getPispStatus: { gapMs: 5_000, calls: 6 },
}
/** A pause longer than this ends a series of requests. */
const REST_MS = 7_000
/**
 * A page searches for an open charge when its step opens, and then this many times with short pauses. The number
 * includes the first search.
 */
const LOOKS = 1 + 5
/** If this service finds a charge in the history without a record on the device, it starts a second search. */
const LOOKS_ANEW = 'recharge.recall'
/** The pause between two searches for a charge. */
const LOOK_GAP_MS = 3_000
/**
 * In Chromium the test cannot see which run of a service sends a request. A page may therefore send one more status
 * request in three cases: when its screen opens, before it reports a missing code, or for a search that began before
 * the customer touched the page.
 */
const EXTRA = { gap: 1, count: 2 }
/**
 * In Chromium the clock advances in steps of this length. A measured pause can be shorter than the real pause by up to
 * one step.
 */
const STEP_MS = 3_000

/** A page's requests for the same status, in the order of time. */
type Reads = readonly Sent[]

/** Rule: while nobody touches the page or the device, the app keeps to its pauses and its number of status requests. */
export function judgePolls(about: Case): string[] {
  const polls = about.world.wire.sent.filter(({ call }) => call !== undefined && call in POLLS)
  const byPlace = groupedBy(polls, ({ page, path }) => `${page.tab} ${page.number} ${path}`)
  return byPlace.flatMap(reads => [
    ...judgeRuns(about, reads),
    ...judgeUnnamed(
      about,
      reads.filter(({ run }) => run === undefined),
    ),
  ])
}

/** Checks how many status requests each run of a service sends, and the pauses between requests and between runs. */
function judgeRuns(about: Case, reads: Reads): string[] {
  const runs = groupedBy(
    reads.filter(({ run }) => run !== undefined),
    ({ run }) => run,
  )
  const byService = groupedBy(runs, ([first]) => first?.run?.service)
  return [...runs.flatMap(judgeRun), ...byService.flatMap(inTurn => judgeLooks(about, inTurn))]
}

/** Rule: one run of a service requests a status only a few times, with pauses. */
function judgeRun(reads: Reads): string[] {
  let mayLookAnew = reads[0]?.run?.service === LOOKS_ANEW
  return reads.flatMap((read, at) => {
    const [before, poll] = [reads[at - 1], POLLS[read.call ?? '']]
    if (before === undefined || poll === undefined) return []
    const isShort = gapMs(before, read) < poll.gapMs && !mayLookAnew
    if (gapMs(before, read) < poll.gapMs) mayLookAnew = false
    return [
      ...(isShort ? [`poll-gap: ${told(read)}, in one run`] : []),
      ...(at === poll.calls ? [`poll-count: ${told(read)} is one too many in one run`] : []),
    ]
  })
}

/** Rule: a service that runs again by itself pauses first, and pauses longer after a few runs. */
function judgeLooks({ diary, world }: Case, runs: readonly Reads[]): string[] {
  const found: string[] = []
  let looks = 0
  runs.forEach((run, at) => {
    const [first, before] = [run[0], runs[at - 1]?.at(-1)]
    if (first === undefined) return
    const beganMs = before === undefined ? 0 : startOf(before, world.wire.sent)
    const isAsked = before === undefined || diary.touches.some(atMs => atMs >= beganMs && atMs <= first.atMs)
    const pauseMs = before === undefined ? Number.POSITIVE_INFINITY : gapMs(before, first)
    looks = isAsked || pauseMs > REST_MS ? 1 : looks + 1
    if (isAsked) return
    if (pauseMs < LOOK_GAP_MS) found.push(`poll-gap: ${told(first)}, from one run to the next`)
    if (looks === LOOKS + 1) found.push(`poll-count: ${told(first)}, in one run too many`)
  })
  return found
}

/** Returns the time when the run that sent this request began: the time of its first request. */
function startOf({ run, atMs }: Sent, sent: readonly Sent[]): number {
  return sent.find(other => other.run === run)?.atMs ?? atMs
}

/**
 * Checks status requests whose service run is unknown. A long pause or an entry in `diary.touches`, such as a tap,
 * begins a new series of requests.
 */
function judgeUnnamed({ diary }: Case, reads: Reads): string[] {
  const found: string[] = []
  let round: Reads = []
  for (const read of reads) {
    const [last, poll] = [round.at(-1), POLLS[read.call ?? '']]
    if (poll === undefined) continue
    const isNewRound =
      last === undefined ||
      gapMs(last, read) > poll.gapMs + STEP_MS ||
      diary.touches.some(atMs => atMs >= last.atMs && atMs <= read.atMs)
    const before = round.at(-1 - EXTRA.gap)
    round = isNewRound ? [read] : [...round, read]
    if (isNewRound) continue
    if (before !== undefined && gapMs(before, read) < poll.gapMs) found.push(`poll-gap: ${told(read)}`)
    if (round.length === poll.calls + EXTRA.count + 1) found.push(`poll-count: ${told(read)} is one too many`)
  }
  return found
}

function told({ call, atMs }: Sent): string {
  return `${call} at ${seconds(atMs)}`
}

function gapMs({ endedMs = Number.POSITIVE_INFINITY }: Sent, { atMs }: Sent): number {
  return atMs - endedMs
}

/** Returns the items in groups, in the order of each group's first item. */
function groupedBy<T>(items: readonly T[], keyOf: (item: T) => unknown): readonly (readonly T[])[] {
  const groups = new Map<unknown, T[]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group === undefined) groups.set(keyOf(item), [item])
    else group.push(item)
  }
  return [...groups.values()]
}
