import { eachOf } from './each-of.ts'
import { keyOf, manifestKey, RELEASES, readManifest, SHARED_FOLDERS } from './manifest.ts'
import type { ObjectStore } from './object-store.ts'
import { movePointer, type Pointer, readPointer, releasesByUse, type Sweeping } from './pointer.ts'

/**
 * After this time (ms) another clean-up may take over. A clean-up stops deleting after half of this time, so two
 * clean-ups never delete at the same time.
 */
export const LEASE_MS = 600_000
/** After this many deleted files, the clean-up checks whether another clean-up has taken over. */
const BATCH = 64
/** The pointer's log keeps this many entries about releases that were deleted. */
const REMEMBERED = 200

export type Kept =
  /**
   * `isDone` is false if the time was too short or another clean-up took over. The next clean-up then deletes the rest.
   */
  | { readonly kind: 'kept'; readonly removed: readonly string[]; readonly files: number; readonly isDone: boolean }
  | { readonly kind: 'sweeping'; readonly by: string; readonly at: string }
  | { readonly kind: 'overtaken' }
  /** The store does not have this release, so nothing was deleted. */
  | { readonly kind: 'damaged'; readonly release: string }

export interface Keeping {
  /**
   * The number of releases to keep. The releases that were in use last are kept. The current release and the one before
   * it are always kept.
   */
  readonly most: number
  readonly sweeping: Sweeping
  /**
   * The random id for one change of the pointer (`current.json`): the end of this clean-up. Every change of the pointer
   * has such an id.
   */
  readonly end: string
  /** Returns the time (Unix time in ms). */
  readonly now: () => number
}

/**
 * Deletes old releases, and files that belong to no release. Such files remain, for example, after an interrupted
 * publication.
 */
export async function keepReleases(store: ObjectStore, { most, sweeping, end, now }: Keeping): Promise<Kept> {
  const from = await readPointer(store)
  const { pointer } = from
  const under = pointer.sweeping
  if (under !== undefined && now() - Date.parse(under.at) < LEASE_MS) return { kind: 'sweeping', ...under }
  const stored = releasesByUse(pointer)
  const kept = new Set(stored.slice(0, most))
  if (pointer.release !== undefined) kept.add(pointer.release)
  const manifests = []
  // The loop also visits the release that is added to the set while the loop runs: the one before the current release.
  for (const release of kept) {
    const manifest = await readManifest(store, release)
    if (manifest === undefined) return { kind: 'damaged', release }
    manifests.push(manifest)
    const { previous = '' } = manifest
    if (release === pointer.release && stored.includes(previous)) kept.add(previous)
  }
  const begun = { ...pointer, change: sweeping.id, log: markRemoved(pointer.log, kept), sweeping }
  if (!(await movePointer(store, from, begun))) return { kind: 'overtaken' }
  const needed = new Set(manifests.flatMap(({ id, files }) => Object.keys(files).map(path => keyOf(id, path))))
  for (const release of kept) needed.add(manifestKey(release))
  const lists = await Promise.all([RELEASES, ...SHARED_FOLDERS].map(prefix => store.list(prefix)))
  const rest = lists.flat().filter(key => !needed.has(key))
  let files = 0
  const isMine = async () => (await readPointer(store)).pointer.sweeping?.id === sweeping.id
  // Another clean-up may already have taken over, if the clocks of the two machines differ by more than half of
  // `LEASE_MS`.
  for (let at = 0; at < rest.length && (await isMine()); at += BATCH) {
    await eachOf(rest.slice(at, at + BATCH), async key => {
      if (now() - Date.parse(sweeping.at) > LEASE_MS / 2) return
      await store.remove(key)
      files++
    })
  }
  await endSweeping(store, sweeping.id, end)
  const removed = stored.filter(release => !kept.has(release))
  return { kind: 'kept', removed, files, isDone: files === rest.length }
}

/**
 * Ends the clean-up, so that others can publish again. Tries again if somebody, such as a rollback, changes the pointer
 * (`current.json`) in the meantime.
 */
async function endSweeping(store: ObjectStore, id: string, end: string): Promise<void> {
  for (;;) {
    const from = await readPointer(store)
    const { sweeping, ...pointer } = from.pointer
    if (sweeping?.id !== id) return
    if (await movePointer(store, from, { ...pointer, change: end })) return
  }
}

function markRemoved(log: Pointer['log'], kept: ReadonlySet<string>): Pointer['log'] {
  const marked = log.map(move => (kept.has(move.release) ? move : { ...move, isRemoved: true as const }))
  const removed = marked.filter(({ isRemoved }) => isRemoved)
  const forgotten = new Set(removed.slice(0, -REMEMBERED))
  return marked.filter(move => !forgotten.has(move))
}
