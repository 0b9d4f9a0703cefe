import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'

export interface StoredFile {
  /** The name below the folder, with slashes, such as `web/login/index.html`. */
  readonly name: string
  readonly bytes: Uint8Array<ArrayBuffer>
  /**
   * A strong ETag, which identifies exactly these bytes (RFC 9110, 8.8.1), so each coding of a file has its own.
   */
  readonly etag: string
}

export interface FileStore {
  /** Returns the file. If the name leads out of the folder, or no file has this name, returns undefined. */
  readonly read: (name: string) => Promise<StoredFile | undefined>
}

interface Kept {
  readonly stamp: string
  readonly file: StoredFile
}

/**
 * Returns the files of a folder. Each stays in memory until it changes on disk, because a built client has only a few
 * megabytes.
 */
export function createFileStore(folder: string): FileStore {
  const root = resolve(folder)
  const kept = new Map<string, Kept>()

  async function read(name: string): Promise<StoredFile | undefined> {
    const path = resolve(join(root, name))
    if (!path.startsWith(root + sep)) return undefined
    const stats = await stat(path).catch(() => undefined)
    if (!stats?.isFile()) return undefined
    const stamp = `${stats.size} ${stats.mtimeMs}`
    const known = kept.get(path)
    if (known?.stamp === stamp) return known.file
    const bytes = new Uint8Array(await readFile(path))
    const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
    const file = { name: path.slice(root.length + 1).replaceAll(sep, '/'), bytes, etag: `"${hash}"` }
    kept.set(path, { stamp, file })
    return file
  }

  return { read }
}
