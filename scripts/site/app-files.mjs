import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { Complaint } from '../complaint.mjs'
import { root } from '../run.mjs'

/** The list of the files that every release of this build contains. The flow configs do not change this list. */
export const APP_FILES = 'build/app-files.json'
/**
 * An installation may change `config.json` without a new build, so no release contains this file or its compressed
 * copies.
 */
const CONFIG = /^config\.json/

/** @param {Uint8Array | string} bytes */
const hashOf = bytes => createHash('sha256').update(bytes).digest('hex')

/**
 * @param {string} dir
 * @returns {Map<string, Buffer>} the folder's files by path, without the installation's config
 */
export function readFolder(dir) {
  const files = readdirSync(dir, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile())
  const paths = files.map(entry => relative(dir, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
  const kept = paths.filter(path => !CONFIG.test(path)).sort()
  return new Map(kept.map(path => [path, readFileSync(join(dir, path))]))
}

/**
 * Writes files into a folder, and creates the folders that they need. Other files there stay.
 * @param {string} dir
 * @param {ReadonlyMap<string, string | Uint8Array>} files by path from this folder
 */
export function writeFolder(dir, files) {
  for (const [path, content] of files) {
    const file = join(dir, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
}

/**
 * @param {ReadonlyMap<string, Uint8Array>} files
 * @returns {Record<string, string>} by path, the SHA-256 of each file
 */
export function hashFiles(files) {
  return Object.fromEntries([...files].map(([path, bytes]) => [path, hashOf(bytes)]))
}

/**
 * Lists the files of a newly built client.
 * @param {string} dist the folder of the client
 */
export function listAppFiles(dist) {
  writeFileSync(join(root, APP_FILES), JSON.stringify(hashFiles(readFolder(dist))))
}

/**
 * Returns whether each file in a list is unchanged since the build.
 * @param {string} dist the folder of the client
 * @param {string} list the file that has, by path, the SHA-256 of each file
 */
export function areAsListed(dist, list) {
  if (!existsSync(list)) return false
  const files = Object.entries(JSON.parse(readFileSync(list, 'utf8')))
  return files.every(([path, hash]) => {
    const file = join(dist, path)
    return existsSync(file) && hashOf(readFileSync(file)) === hash
  })
}

/**
 * Returns the files that the build has made and copied, with their compressed copies.
 * @param {string} dist the folder of the built client, or of a copy of it
 * @returns {Map<string, Buffer>} by path
 * @throws {Complaint} if a file is not as it was built
 */
export function readAppFiles(dist) {
  /** @type {Record<string, string>} */
  const listed = JSON.parse(readFileSync(join(root, APP_FILES), 'utf8'))
  const files = Object.entries(listed).map(([path, hash]) => {
    const file = join(dist, path)
    const bytes = existsSync(file) ? readFileSync(file) : undefined
    if (bytes !== undefined && hashOf(bytes) === hash) return /** @type {const} */ ([path, bytes])
    throw new Complaint(`${file} is not as it was built: run npm run build.`)
  })
  return new Map(files)
}
