import { createHash } from 'node:crypto'
import type { ObjectStore } from './object-store.ts'

/** The content of `releases/<id>/release.json`. */
export interface Manifest {
  /** The first 12 hexadecimal digits of the SHA-256 of all other fields. */
  readonly id: string
  /** The release's name on its pages, which is a hash of the app and the flows. */
  readonly name: string
  /** The time when the release was made, as an ISO date. */
  readonly at: string
  readonly by: string
  readonly message?: string
  /** The id of the release that was current before this one. */
  readonly previous?: string
  /** The address of the app's script. */
  readonly shell: string
  /** A hash of the built client and the code that renders pages, without the flow configs. */
  readonly code: string
  /** Hash of the app's code and the flow configs. */
  readonly sources: string
  /** The inline scripts and styles of the pages, as source hashes for a Content-Security-Policy. */
  readonly hashes: { readonly scripts: readonly string[]; readonly styles: readonly string[] }
  /** The SHA-256 of each file, by its path. */
  readonly files: Readonly<Record<string, string>>
  /** The ids of the variants, such as `web~december`. */
  readonly variants: readonly string[]
  /** A sentence about what changed for customers. */
  readonly changed: string
  /** The text of each config, by its path. When a later release is built, its configs are compared with these. */
  readonly configs: Readonly<Record<string, string>>
}

export type NewManifest = Omit<Manifest, 'id'>

/** Files whose names contain a hash of their content. All releases share these files. */
const SHARED = /^(assets|page-data\/sq\/d)\//

/** The prefixes of all keys. A key belongs to a release, or to a file that releases share. */
export const RELEASES = 'releases/'
export const SHARED_FOLDERS = ['assets/', 'page-data/sq/d/']

export function isShared(path: string): boolean {
  return SHARED.test(path)
}

/** Returns the key of a release's file in the store. */
export function keyOf(release: string, path: string): string {
  return isShared(path) ? path : `${RELEASES}${release}/${path}`
}

export function manifestKey(release: string): string {
  return keyOf(release, 'release.json')
}

/** Returns the SHA-256 of bytes as hexadecimal digits. */
export function sha256(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex')
}

export function withId(manifest: NewManifest): Manifest {
  return { id: sha256(JSON.stringify(manifest)).slice(0, 12), ...manifest }
}

/** Returns the manifest of a release, or undefined if the store does not have the complete release. */
export async function readManifest(store: ObjectStore, release: string): Promise<Manifest | undefined> {
  const stored = await store.read(manifestKey(release))
  return stored && JSON.parse(new TextDecoder().decode(stored.bytes))
}
