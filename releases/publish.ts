import type { Manifest, NewManifest } from './manifest.ts'
import type { ObjectStore } from './object-store.ts'
import { type Move, movePointer, type Pointer, type ReadPointer, readPointer, type Stopped } from './pointer.ts'
import { uploadRelease } from './upload.ts'

/** The result of a publication, with the reason if nothing was published. */
export type Published =
  | { readonly kind: 'moved'; readonly manifest: Manifest }
  /** Somebody else changed the current release while this one was being built. `moves` lists these changes. */
  | { readonly kind: 'overtaken'; readonly moves: readonly Move[] }
  /** A clean-up is deleting old releases, so nothing can be published now. */
  | { readonly kind: 'sweeping'; readonly by: string; readonly at: string }

export interface Publication {
  /** The pointer that was read before the release was built. */
  readonly from: ReadPointer
  readonly action: 'publish' | 'preview' | 'rollback' | 'stop'
  /** A random id for this change of the current release. */
  readonly move: string
  readonly files: ReadonlyMap<string, Uint8Array>
  readonly about: Omit<NewManifest, 'files' | 'previous'>
  /** The release that was current before. */
  readonly former: Manifest | undefined
  /** The variant that ends with this release. */
  readonly stopped?: Stopped
}

/** Writes a release to the store and makes it the current one, unless it is a preview. */
export async function publishRelease(store: ObjectStore, publication: Publication): Promise<Published> {
  const { from, action, move, files, about, former, stopped } = publication
  const { sweeping } = from.pointer
  if (sweeping !== undefined) return { kind: 'sweeping', ...sweeping }
  const previous = from.pointer.release
  const manifest = await uploadRelease(store, files, { ...about, ...(previous && { previous }) }, former)
  const { at, by, message, changed } = manifest
  const words = { ...(message !== undefined && { message }), changed }
  const next: Pointer = {
    ...withMove(from.pointer, { id: move, release: manifest.id, at, by, action, ...words }),
    ...(stopped && { stopped: [...from.pointer.stopped, stopped] }),
  }
  if (await movePointer(store, from, next)) return { kind: 'moved', manifest }
  return { kind: 'overtaken', moves: await movesSince(store, from) }
}

/**
 * Makes an earlier release current again. If others have changed the pointer (`current.json`) first, returns their
 * changes. Otherwise returns undefined.
 */
export async function moveBack(
  store: ObjectStore,
  from: ReadPointer,
  move: Move,
): Promise<readonly Move[] | undefined> {
  if (await movePointer(store, from, withMove(from.pointer, move))) return undefined
  return movesSince(store, from)
}

function withMove({ log, ...pointer }: Pointer, move: Move): Pointer {
  const current = move.action === 'preview' ? {} : { release: move.release }
  return { ...pointer, ...current, change: move.id, log: [...log, move] }
}

/** Returns the entries that others added to the pointer's log after `pointer` was read. */
async function movesSince(store: ObjectStore, { pointer }: ReadPointer): Promise<readonly Move[]> {
  const known = new Set(pointer.log.map(({ id }) => id))
  const now = await readPointer(store)
  return now.pointer.log.filter(({ id }) => !known.has(id))
}
