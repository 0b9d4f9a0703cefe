import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { eachOf } from './each-of.ts'
import { isShared, keyOf, type Manifest, manifestKey, type NewManifest, sha256, withId } from './manifest.ts'
import type { ObjectStore } from './object-store.ts'
import { StoreProblem } from './store-problem.ts'

const COPY = /\.(br|gz)$/

/**
 * Writes all files of a release and then its manifest, so a release with a manifest is complete. Files that the
 * previous release also has are not written again.
 *
 * @param files by path, without a slash at the start
 * @param about the manifest without its list of files
 */
export async function uploadRelease(
  store: ObjectStore,
  files: ReadonlyMap<string, Uint8Array>,
  about: Omit<NewManifest, 'files'>,
  former: Manifest | undefined,
): Promise<Manifest> {
  const hashes = new Map([...files].map(([path, bytes]) => [path, sha256(bytes)]))
  const shared = [...files].filter(([path]) => isShared(path) && former?.files[path] !== hashes.get(path))
  await eachOf(shared, async ([path, bytes]) => {
    if (await store.create(path, bytes)) return
    const stored = await store.read(path)
    if (stored === undefined || !isSame(path, stored.bytes, bytes))
      throw new StoreProblem(
        `${store.place} has another file named ${path}: change the app's code and build it again, so that the file gets another name.`,
      )
    hashes.set(path, sha256(stored.bytes))
  })
  const manifest = withId({ ...about, files: Object.fromEntries(hashes) })
  const own = [...files].filter(([path]) => !isShared(path))
  await eachOf(own, ([path, bytes]) => store.create(keyOf(manifest.id, path), bytes))
  await store.create(manifestKey(manifest.id), new TextEncoder().encode(JSON.stringify(manifest)))
  return manifest
}

/** Returns whether a new release would have the same files as an earlier one. Compressed copies are not compared. */
export function hasSameFiles(files: ReadonlyMap<string, Uint8Array>, former: Manifest): boolean {
  const plain = (paths: Iterable<string>) => [...paths].filter(path => !COPY.test(path))
  const now = plain(files.keys())
  const isSame = (path: string) => former.files[path] === sha256(files.get(path) ?? '')
  return now.length === plain(Object.keys(former.files)).length && now.every(isSame)
}

/**
 * Returns whether two files have the same content. They are uncompressed first, because another version of Node may
 * compress the same content to other bytes.
 */
function isSame(path: string, one: Uint8Array, other: Uint8Array): boolean {
  const unpack = path.endsWith('.br') ? brotliDecompressSync : path.endsWith('.gz') ? gunzipSync : Buffer.from
  return Buffer.from(unpack(one)).equals(unpack(other))
}
