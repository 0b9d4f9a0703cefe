import type { ObjectStore } from './object-store.ts'
import { StoreProblem } from './store-problem.ts'

export const POINTER = 'current.json'

/** A release became the current one, or was created for a preview. */
export interface Move {
  /** A random id. If an answer was lost, a publisher searches for its own move by this id. */
  readonly id: string
  readonly release: string
  /** The time at which the release became the current one, or its preview was created (ISO date). */
  readonly at: string
  readonly by: string
  readonly action: 'publish' | 'preview' | 'rollback' | 'stop'
  /** The author's message about the release. */
  readonly message?: string
  /** A sentence about what changed for customers. */
  readonly changed?: string
  /** The release was deleted from the store. */
  readonly isRemoved?: true
}

/** The content of `current.json`. */
export interface Pointer {
  /** The id of the current release. Undefined if there were only previews so far. */
  readonly release?: string
  /**
   * The random id of the last change of this file, so that two of its contents are never equal. If this change is in
   * `log`, it has the same id there.
   */
  readonly change: string
  /** Every publication, preview, rollback and stop, the oldest first. */
  readonly log: readonly Move[]
  readonly stopped: readonly Stopped[]
  readonly sweeping?: Sweeping
}

/** A variant that later releases must not contain. */
export interface Stopped {
  readonly variant: string
  readonly at: string
  readonly by: string
}

/** A clean-up that deletes old releases. Until it ends, nobody can publish a release. */
export interface Sweeping {
  /** A new random id for each clean-up. */
  readonly id: string
  readonly at: string
  readonly by: string
}

export interface ReadPointer {
  readonly pointer: Pointer
  /** The version of the pointer (`current.json`). Undefined if the store has no pointer yet. */
  readonly version: string | undefined
}

const NOTHING: ReadPointer = { pointer: { change: '', log: [], stopped: [] }, version: undefined }
/** After this many lost answers, a change of the pointer (`current.json`) fails. */
const ATTEMPTS = 5

/**
 * The store did not answer a change of the current release, and cannot be read now. It is unknown whether the change
 * was made.
 */
export class UnknownMove extends StoreProblem {}

/** Returns whether the store has never contained a release. */
export async function isEmpty(store: ObjectStore): Promise<boolean> {
  return (await readPointer(store)).version === undefined
}

/** Returns the pointer and its version. Returns an empty pointer if the store has none. */
export async function readPointer(store: ObjectStore): Promise<ReadPointer> {
  const stored = await store.read(POINTER)
  if (stored === undefined) return NOTHING
  return { pointer: JSON.parse(new TextDecoder().decode(stored.bytes)), version: stored.version }
}

/**
 * Replaces the pointer (`current.json`) if nobody has changed it since `from` was read. Returns whether it was replaced.
 *
 * @throws {UnknownMove} if too many answers are lost
 */
export async function movePointer(store: ObjectStore, from: ReadPointer, next: Pointer): Promise<boolean> {
  const bytes = new TextEncoder().encode(`${JSON.stringify(next, null, 2)}\n`)
  let last: unknown
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    try {
      const isWritten = await (from.version === undefined
        ? store.create(POINTER, bytes)
        : store.replace(POINTER, bytes, from.version))
      if (isWritten) return true
      // If the first answer was lost, the store refuses the repeated request, although the first one has written the
      // pointer (`current.json`).
      return hasChange(await readPointer(store), next.change)
    } catch (error) {
      last = error
      const now = await readPointer(store).catch(() => undefined)
      if (now === undefined) continue
      if (hasChange(now, next.change)) return true
      if (now.version !== from.version) return false
    }
  }
  throw new UnknownMove(
    `${store.place} does not say whether the current release was changed: look it up with npm run flows -- releases. The last error: ${last instanceof Error ? last.message : String(last)}`,
  )
}

/**
 * Returns whether the pointer (`current.json`) contains the change: as its last change, or as an earlier one in its
 * log.
 */
function hasChange({ pointer }: ReadPointer, change: string): boolean {
  return [pointer.change, pointer.sweeping?.id, ...pointer.log.map(({ id }) => id)].includes(change)
}

/** Returns the ids of the releases in the store. They are sorted by their latest entry in the log, newest first. */
export function storedReleases({ log }: Pointer): readonly string[] {
  const moves = log.filter(({ isRemoved }) => isRemoved !== true).reverse()
  return [...new Set(moves.map(({ release }) => release))]
}

/**
 * Returns the releases in the store, the current release first. The others are sorted by the last time at which they
 * were current or were created for a preview, latest first.
 */
export function releasesByUse(pointer: Pointer): readonly string[] {
  const lastUse = new Map<string, number>()
  let current: string | undefined
  for (const [at, { release, action }] of pointer.log.entries()) {
    lastUse.set(release, at)
    if (action === 'preview') continue
    // The previous release was in use until `at`, when this entry replaced it.
    if (current !== undefined) lastUse.set(current, at)
    current = release
  }
  const use = (release: string) => (release === pointer.release ? Number.MAX_VALUE : (lastUse.get(release) ?? -1))
  return [...storedReleases(pointer)].sort((one, other) => use(other) - use(one))
}
