import { createHash, randomUUID } from 'node:crypto'
import { link, mkdir, readdir, readFile, rm, stat, unlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { KEY, type ObjectStore, type StoredObject } from './object-store.ts'

/**
 * After the first content of an object, each replacement is stored in a folder: the object's name with this ending. The
 * files in it are named 1, 2 and so on.
 */
const LATER = '~'
/**
 * How many of the later contents of an object stay. Older ones stay for `KEPT_MS`, because a process that still
 * replaces the object may need them.
 */
const KEPT = 8
const KEPT_MS = 3_600_000
const TEMPORARY = '.temporary'

/**
 * Returns a store in a folder. Several processes can use it at the same time. `link` fails if its target exists, so
 * only one process can create a file. Each replacement is a new numbered file. If two processes replace the same
 * version, they try to create the same number, and only one succeeds. No locks are used, so a crash cannot leave one
 * behind. The file with the key's own name contains the first content.
 */
export function createFolderStore(folder: string): ObjectStore {
  const pathOf = (key: string): string => {
    if (!KEY.test(key)) throw new Error(`"${key}" cannot be the name of a file.`)
    return join(folder, key)
  }

  /** Returns the number of the object's newest content. The first content has the number 0, each replacement the next. */
  async function newest(key: string): Promise<number> {
    const later = await readdir(pathOf(key) + LATER).catch(missingAs([]))
    return later.reduce((most, name) => Math.max(most, Number(name)), 0)
  }

  const fileOf = (key: string, number: number) => (number === 0 ? pathOf(key) : join(pathOf(key) + LATER, `${number}`))

  async function read(key: string): Promise<StoredObject | undefined> {
    const number = await newest(key)
    const bytes = await readFile(fileOf(key, number)).catch(missingAs(undefined))
    return bytes && { bytes: new Uint8Array(bytes), version: `${number}-${hashOf(bytes)}` }
  }

  /** Writes a complete file if its name is free. Returns whether it was written. */
  async function write(file: string, bytes: Uint8Array): Promise<boolean> {
    const temporary = join(folder, TEMPORARY, randomUUID())
    await mkdir(dirname(temporary), { recursive: true })
    await writeFile(temporary, bytes)
    try {
      await mkdir(dirname(file), { recursive: true })
      await link(temporary, file)
      return true
    } catch (error) {
      if (hasCode(error, 'EEXIST')) return false
      throw error
    } finally {
      await unlink(temporary)
    }
  }

  async function removeOld(key: string, newest: number): Promise<void> {
    for (const name of await readdir(pathOf(key) + LATER).catch(missingAs([]))) {
      const file = join(pathOf(key) + LATER, name)
      const written = await stat(file).catch(missingAs(undefined))
      if (Number(name) > newest - KEPT || written === undefined || Date.now() - written.mtimeMs < KEPT_MS) continue
      await rm(file, { force: true })
    }
  }

  return {
    place: folder,
    read,
    create: (key, bytes) => write(pathOf(key), bytes),
    async replace(key, bytes, version) {
      const stored = await read(key)
      if (stored?.version !== version) return false
      const number = Number.parseInt(version, 10) + 1
      const isWritten = await write(fileOf(key, number), bytes)
      await removeOld(key, number)
      return isWritten
    },
    async list(prefix) {
      const below = join(folder, prefix.slice(0, prefix.lastIndexOf('/') + 1))
      const entries = await readdir(below, { recursive: true, withFileTypes: true }).catch(missingAs([]))
      return entries
        .filter(entry => entry.isFile())
        .map(entry => join(entry.parentPath, entry.name).slice(join(folder, '/').length).replaceAll('\\', '/'))
        .filter(key => KEY.test(key) && key.startsWith(prefix))
    },
    async remove(key) {
      await rm(pathOf(key), { force: true })
      await rm(pathOf(key) + LATER, { recursive: true, force: true })
    },
  }
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16)
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}

/**
 * Returns an error handler. For the error of a missing file, the handler returns `value`. It throws any other error.
 */
function missingAs<T>(value: T): (error: unknown) => T {
  return error => {
    if (hasCode(error, 'ENOENT') || hasCode(error, 'ENOTDIR')) return value
    throw error
  }
}
