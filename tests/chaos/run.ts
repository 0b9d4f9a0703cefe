import type { Source } from '../../runtime/compiler/json-tree.ts'
import type { Walk } from './command.ts'
import { knownWalks } from './known-walks.ts'
import { makeWalk } from './make-walk.ts'
import { followRuns } from './service-runs.ts'
import { shrink } from './shrink.ts'
import { openSocketServer } from './socket-carrier.ts'
import { openSite } from './sources.ts'
import { type Walked, walkOnce } from './walk.ts'

export interface Counts {
  readonly runs: number
  readonly commands: number
  readonly confirmations: number
  readonly charges: number
  readonly screens: number
  readonly faults: { readonly [name: string]: number }
}

/** A rule violation about money or texts, with the shortest random walk that shows this kind of violation. */
export interface Found {
  readonly kind: string
  readonly text: string
  readonly walk: Walk
  /** The number of commands before the walk was shortened. */
  readonly length: number
}

export interface Report {
  readonly counts: Counts
  readonly found: readonly Found[]
}

/**
 * At most this many walks of each kind of violation are made shorter by removing commands that are not needed. For all
 * other walks, the report contains only the seed.
 */
const MOST_SHRUNK = 2

const kindOf = (violation: string): string => violation.split(':')[0] ?? violation

/**
 * Performs the walk of each seed once. With `bySockets`, the app sends its requests to the sandbox through a network
 * socket.
 */
export function runSeeds(sources: readonly Source[], seeds: readonly number[], bySockets = false): Promise<Report> {
  return runWalks(sources, seeds.map(makeWalk), bySockets)
}

/** Performs the walks that once found a bug. */
export function runKnown(sources: readonly Source[]): Promise<Report> {
  return runWalks(sources, Object.values(knownWalks))
}

async function runWalks(sources: readonly Source[], walks: readonly Walk[], bySockets = false): Promise<Report> {
  prepareGlobals()
  const server = bySockets ? await openSocketServer() : undefined
  const site = await openSite(sources)
  const report = await runWalksWith(walk => walkOnce(site, walk, server), walks, MOST_SHRUNK)
  server?.close()
  return report
}

/** Performs each walk with `walkIt`, and shortens the first `mostShrunk` walks of each kind of violation. */
export async function runWalksWith(
  walkIt: (walk: Walk) => Promise<Walked>,
  walks: readonly Walk[],
  mostShrunk: number,
): Promise<Report> {
  let counts: Counts = { runs: 0, commands: 0, confirmations: 0, charges: 0, screens: 0, faults: {} }
  const found: Found[] = []
  for (const walk of walks) {
    const walked = await walkIt(walk)
    counts = added(counts, walk, walked)
    for (const text of firstOfEachKind(walked.violations)) {
      const kind = kindOf(text)
      const isTold = found.filter(one => one.kind === kind).length >= mostShrunk
      found.push({ kind, length: walk.commands.length, ...(isTold ? { walk, text } : await least(walkIt, walk, text)) })
    }
  }
  return { counts, found }
}

/** Performs one walk, and returns its events line by line. */
export async function replay(sources: readonly Source[], walk: Walk): Promise<readonly string[]> {
  prepareGlobals()
  const { violations, trace } = await walkOnce(await openSite(sources), walk)
  return [...trace(), '', ...(violations.length === 0 ? ['No violation.'] : violations)]
}

async function least(
  walkIt: (walk: Walk) => Promise<Walked>,
  walk: Walk,
  text: string,
): Promise<{ readonly walk: Walk; readonly text: string }> {
  const ofKind = async (candidate: Walk): Promise<string | undefined> => {
    const { violations } = await walkIt(candidate)
    return violations.find(one => kindOf(one) === kindOf(text))
  }
  const shrunk = await shrink(walk, async candidate => (await ofKind(candidate)) !== undefined)
  return { walk: shrunk, text: (await ofKind(shrunk)) ?? text }
}

function firstOfEachKind(violations: readonly string[]): readonly string[] {
  return violations.filter((one, at) => violations.findIndex(other => kindOf(other) === kindOf(one)) === at)
}

function added(counts: Counts, walk: Walk, walked: Walked): Counts {
  const faults = { ...counts.faults }
  for (const [name, count] of Object.entries(walked.faults)) faults[name] = (faults[name] ?? 0) + count
  return {
    runs: counts.runs + 1,
    commands: counts.commands + walk.commands.length,
    confirmations: counts.confirmations + walked.confirmations,
    charges: counts.charges + walked.charges,
    screens: counts.screens + walked.screens,
    faults,
  }
}

/**
 * Prepares Node for the app, which sends its reports to `window`. It also records which service run sends each request,
 * because the rules need it.
 */
export function prepareGlobals(): void {
  Object.assign(globalThis, { window: new EventTarget() })
  followRuns()
}
