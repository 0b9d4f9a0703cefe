import { type Case, seconds } from './case.ts'
import type { Sent } from './wire.ts'

/** For each status call: the pause between two reads, and how many reads a run of a service makes. */
const POLLS: { readonly [call: string]: { readonly gapMs: number; readonly calls: number } } = {
  getRechargeStatus: { gapMs: 3_000, calls: 5 },
  getPixCode: { gapMs: 3_000, calls: 5 },
  getPispStatus: { gapMs: 5_000, calls: 6 },
}
/** A longer pause than this ends a round of reads. */
const REST_MS = 7_000
/** A page searches for an open charge when its step opens, and then this many times with short pauses. */
const LOOKS = 1 + 5
/** This service searches once more, after it found a charge in the history that the device has no record of. */
const LOOKS_ANEW = 'recharge.recall'
/** The pause between two searches. */
const LOOK_GAP_MS = 3_000
/**
 * In Chromium it is unknown which run of a service sends a request. There, a page may read a status once more beside a
 * round: when its screen opens, before it reports a missing code, or for a search that began before the customer
 * touched the page.
 */
const EXTRA = { gap: 1, count: 2 }
/** Time passes in Chromium in steps of this length: the pause between two rounds measures shorter than it is by less than one step. */
const STEP_MS = 3_000

/** Reads of the same status by a single page, in the order of time. */
type Reads = readonly Sent[]

/** Rule: polls keep their pauses and counts while nobody touches the page or the device. */
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

/** Checks the reads within each run of a service, and the pause between two runs. */
function judgeRuns(about: Case, reads: Reads): string[] {
  const runs = groupedBy(
    reads.filter(({ run }) => run !== undefined),
    ({ run }) => run,
  )
  const byService = groupedBy(runs, ([first]) => first?.run?.service)
  return [...runs.flatMap(judgeRun), ...byService.flatMap(inTurn => judgeLooks(about, inTurn))]
}

/** Rule: a run of a service reads a status only a few times, with pauses. */
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

/** Rule: a service that runs again by itself pauses before that, and pauses longer after a few runs. */
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

/** Returns the time at which the run that sent this read began: the run may have read other data before. */
function startOf({ run, atMs }: Sent, sent: readonly Sent[]): number {
  return sent.find(other => other.run === run)?.atMs ?? atMs
}

/** Checks reads whose run is unknown: a touch starts a new round. */
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

/** Returns the items in groups, ordered by the first item of each group. */
function groupedBy<T>(items: readonly T[], keyOf: (item: T) => unknown): readonly (readonly T[])[] {
  const groups = new Map<unknown, T[]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group === undefined) groups.set(keyOf(item), [item])
    else group.push(item)
  }
  return [...groups.values()]
}
