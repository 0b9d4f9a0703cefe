import { isShared, keyOf, type Manifest, sha256 } from '../../releases/manifest.ts'
import { KEY, type ObjectStore } from '../../releases/object-store.ts'
import type { FileStore, StoredFile } from '../store/file-store.ts'

/** This many bytes of files stay in memory. A release has about 15 million with its compressed copies. */
const CACHED_BYTES = 64_000_000

type Bytes = Uint8Array<ArrayBuffer>

/**
 * Returns a function that returns a release's files. Files are kept in memory by their hash, so that releases share
 * them. If the memory is full, the files that were unused longest are dropped.
 */
export function createReleaseFiles(store: ObjectStore, cachedBytes = CACHED_BYTES): (manifest: Manifest) => FileStore {
  const cached = new Map<string, Bytes>()
  let size = 0

  function keep(name: string, bytes: Bytes): void {
    // A map keeps the order in which keys were added. Deleting the key first moves it to the end, so the key that was
    // unused longest comes first.
    if (!cached.delete(name)) size += bytes.length
    cached.set(name, bytes)
    for (const [oldest, old] of cached) {
      if (size <= cachedBytes) return
      cached.delete(oldest)
      size -= old.length
    }
  }

  async function load(key: string, hash: string): Promise<Bytes> {
    const known = cached.get(hash)
    const bytes = known ?? (await store.read(key))?.bytes
    if (bytes === undefined) throw new Error(`${store.place} lacks ${key}.`)
    if (known === undefined && sha256(bytes) !== hash) throw new Error(`${store.place} has a damaged ${key}.`)
    keep(hash, bytes)
    return bytes
  }

  /** Returns a file that only an older release has. Tabs of that release may still be open and request the file. */
  async function older(name: string): Promise<StoredFile | undefined> {
    if (!isShared(name) || !KEY.test(name)) return undefined
    const bytes = cached.get(name) ?? (await store.read(name))?.bytes
    if (bytes !== undefined) keep(name, bytes)
    return bytes && { name, bytes, etag: etagOf(sha256(bytes)) }
  }

  return ({ id, files }) => ({
    async read(path) {
      // A page's path may end with a slash, which is not part of the file's name.
      const name = path.split('/').filter(Boolean).join('/')
      const hash = Object.hasOwn(files, name) ? files[name] : undefined
      if (hash === undefined) return older(name)
      return { name, bytes: await load(keyOf(id, name), hash), etag: etagOf(hash) }
    },
  })
}

function etagOf(hash: string): string {
  return `"${hash.slice(0, 22)}"`
}
