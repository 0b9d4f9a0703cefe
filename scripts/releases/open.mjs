import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isAppBuilt } from '../build.mjs'
import { Complaint } from '../complaint.mjs'
import { root } from '../run.mjs'
import { hashDrawing, hashSources } from '../site/sources.mjs'

/** @typedef {typeof import('../../releases/main.ts')} Tools */
/** @typedef {import('../../releases/object-store.ts').ObjectStore} ObjectStore */
/** @typedef {{ tools: Tools, store: ObjectStore }} Opened */

const TOOLS = 'build/releases.js'

/**
 * Runs a command with the release store that the environment variables select.
 * @template T
 * @param {(opened: Opened) => Promise<T>} command
 * @param {{ writes?: boolean }} [how] whether the store is tried for conditional writes first
 * @returns {Promise<T>}
 */
export async function withStore(command, { writes = false } = {}) {
  if (!existsSync(join(root, TOOLS))) throw new Complaint('There is no build of the app: run npm run build first.')
  /** @type {Tools} */
  const tools = await import(pathToFileURL(join(root, TOOLS)).href)
  try {
    const store = await tools.openStore(process.env, root)
    const fault = writes ? await tools.storeFault(store) : undefined
    if (fault !== undefined) throw new Complaint(fault)
    return await command({ tools, store })
  } catch (error) {
    if (error instanceof tools.StoreProblem) throw new Complaint(error.message)
    throw error
  }
}

/**
 * Returns two hashes. The first is of the built client and the code that renders pages. The second is of all sources,
 * including the flow configs.
 * @returns {{ code: string, sources: string }}
 * @throws {Complaint} if the app was not built from this code
 */
export function builtSources() {
  const { code, sources } = hashSources()
  if (isAppBuilt(code)) return { code: hashDrawing(), sources }
  throw new Complaint('The app was not built from this code, or files of its build are lost: run npm run build first.')
}

/** @returns {string} the name under which this person publishes */
export function author() {
  try {
    const name = execFileSync('git', ['config', 'user.name'], { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim()
    if (name !== '') return name
  } catch {
    // Without a git checkout, or without a user name in git, the name of the system's user is returned.
  }
  return userInfo().username
}

/**
 * Returns the config files from which a release was made.
 *
 * @param {Pick<import('../../releases/manifest.ts').Manifest, 'configs'>} manifest
 */
export function sourcesOf({ configs }) {
  return Object.entries(configs).map(([file, text]) => ({ file, text }))
}
