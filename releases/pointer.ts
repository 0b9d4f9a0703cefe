import type { ObjectStore } from './object-store.ts'
import { StoreProblem } from './store-problem.ts'

export const POINTER = 'current.json'

/** A release became current, or was made for a preview. */
export interface Move {
  /** A random id: by it, a publisher finds its own move again after a lost answer. */
  readonly id: string
  readonly release: string
  /** An ISO date. */
  readonly at: string
  readonly by: string
  readonly action: 'publish' | 'preview' | 'rollback' | 'stop'
  /** The author's words about the release. */
  readonly message?: string
  /** A sentence about what changed for customers. */
  readonly changed?: string
  /** The store no longer has the release. */
  readonly isRemoved?: true
}

/** The content of `current.json`. */
export interface Pointer {
  /** The id of the current release; undefined if so far there are only previews. */
  readonly release?: string
  /** Random and new in each content, so that no content ever comes back. Equals the last move's id after a move. */
  readonly change: string
  /** The oldest move comes first. */
  readonly log: readonly Move[]
  readonly stopped: readonly Stopped[]
  readonly sweeping?: Sweeping
}

/** A variant that no further release has. */
export interface Stopped {
  readonly variant: string
  readonly at: string
  readonly by: string
}

/** Somebody removes old releases. Until the end of it, no release may be published. */
export interface Sweeping {
  /** Random and new for each time. */
  readonly id: string
  readonly at: string
  readonly by: string
}

export interface ReadPointer {
  readonly pointer: Pointer
  /** Undefined if the store has no pointer yet. */
  readonly version: string | undefined
}

const NOTHING: ReadPointer = { pointer: { change: '', log: [], stopped: [] }, version: undefined }
/** How often an answer may be lost before a move gives up. */
const ATTEMPTS = 5

/** The store did not say whether a move happened, and cannot be read now. */
export class UnknownMove extends StoreProblem {}

/** Whether the store never had a release. */
export async function isEmpty(store: ObjectStore): Promise<boolean> {
  return (await readPointer(store)).version === undefined
}

/** Returns the pointer and its version; an empty pointer if the store has none. */
export async function readPointer(store: ObjectStore): Promise<ReadPointer> {
  const stored = await store.read(POINTER)
  if (stored === undefined) return NOTHING
  return { pointer: JSON.parse(new TextDecoder().decode(stored.bytes)), version: stored.version }
}

/**
 * Replaces the pointer if it is still the one that was read. Returns whether it did; false if somebody else was first.
 *
 * @throws {UnknownMove} if answers are lost again and again
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
      // It may have been written nevertheless: its answer was lost, and the request was sent again.
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

/** Whether the pointer came about by this change, or by it and later moves. */
function hasChange({ pointer }: ReadPointer, change: string): boolean {
  return [pointer.change, pointer.sweeping?.id, ...pointer.log.map(({ id }) => id)].includes(change)
}

/** Returns the ids of the releases that the store has, the one with the latest move first. */
export function storedReleases({ log }: Pointer): readonly string[] {
  const moves = log.filter(({ isRemoved }) => isRemoved !== true).reverse()
  return [...new Set(moves.map(({ release }) => release))]
}

/** Returns the same releases, the current one first, then the one that was current or made for a preview last. */
export function releasesByUse(pointer: Pointer): readonly string[] {
  const lastUse = new Map<string, number>()
  let current: string | undefined
  for (const [at, { release, action }] of pointer.log.entries()) {
    lastUse.set(release, at)
    if (action === 'preview') continue
    // A release is in use until another one supersedes it.
    if (current !== undefined) lastUse.set(current, at)
    current = release
  }
  const use = (release: string) => (release === pointer.release ? Number.MAX_VALUE : (lastUse.get(release) ?? -1))
  return [...storedReleases(pointer)].sort((one, other) => use(other) - use(one))
}
