import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Complaint } from '../complaint.mjs'
import { sourcesOf, withStore } from '../releases/open.mjs'
import { root } from '../run.mjs'
import { CONFIGS, filesIn, isFlowFile } from './flow-files.mjs'

/** @typedef {{ file: string, text: string }} Source */

const RELEASE = /^[0-9a-f]{12}$/

/** @param {string} file a flow config, or a file with texts that all flows share */
const isCompared = file => isFlowFile(file) || /^flow-configs\/shared\/[^/]+\.json$/.test(file)

/**
 * Returns the sources of a folder with flow configs, of a git ref or of a release. For a release, it also returns the
 * variants that were stopped in its store.
 *
 * @param {string} from
 * @param {{ folders?: boolean }} [allowed] whether `from` may be a folder
 * @returns {Promise<{ sources: readonly Source[], stopped?: import('../../releases/pointer.ts').Pointer['stopped'] }>}
 * @throws {Complaint} if there is nothing of this name
 */
export async function sourcesFrom(from, { folders = true } = {}) {
  const folder = resolve(process.env.INIT_CWD ?? '.', from)
  if (folders && existsSync(folder) && statSync(folder).isDirectory()) return { sources: sourcesIn(folder) }
  if (isCommit(from)) return { sources: sourcesAt(from) }
  const release = RELEASE.test(from) ? await releaseOf(from) : undefined
  if (release !== undefined) return release
  throw new Complaint(`"${from}" is ${folders ? 'no folder, ' : ''}no git ref and no release.`)
}

/**
 * @param {string} folder a folder of flow configs, or one that has it
 * @returns {Source[]}
 */
export function sourcesIn(folder) {
  const inner = join(folder, CONFIGS)
  const configs = existsSync(inner) ? inner : folder
  const files = filesIn(configs).filter(isCompared)
  if (files.length === 0) throw new Complaint(`There are no flow configs in ${folder}.`)
  return files.map(file => ({ file, text: readFileSync(join(configs, file.slice(CONFIGS.length)), 'utf8') }))
}

/** @returns {readonly string[]} the branches and tags, the newest first; none outside a checkout */
export function gitRefs() {
  try {
    const format = '--format=%(refname:short)'
    return git(['for-each-ref', '--sort=-creatordate', '--count=50', format, 'refs/heads', 'refs/remotes', 'refs/tags'])
      .split('\n')
      .filter(ref => ref !== '')
  } catch {
    return []
  }
}

/** @returns {Promise<readonly string[]>} the releases of the store, the newest first; none without a build of the app */
export async function releaseNames() {
  try {
    return await withStore(async ({ tools, store }) => {
      const { log } = (await tools.readPointer(store)).pointer
      return [...new Set([...log].reverse().flatMap(({ release, isRemoved }) => (isRemoved ? [] : [release])))]
    })
  } catch {
    return []
  }
}

/** @param {string} ref */
function isCommit(ref) {
  try {
    return git(['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`]) !== ''
  } catch {
    return false
  }
}

/**
 * @param {string} ref
 * @returns {Source[]}
 */
function sourcesAt(ref) {
  const files = git(['ls-tree', '-r', '--name-only', '-z', ref, '--', CONFIGS]).split('\0').filter(isCompared)
  return files.map(file => ({ file, text: git(['show', `${ref}:./${file}`]) }))
}

/** @param {readonly string[]} args */
function git(args) {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe', maxBuffer: 64 * 1024 * 1024 })
}

/** @param {string} release */
function releaseOf(release) {
  return withStore(async ({ tools, store }) => {
    const manifest = await tools.readManifest(store, release)
    if (manifest === undefined) return undefined
    return { sources: sourcesOf(manifest), stopped: (await tools.readPointer(store)).pointer.stopped }
  })
}
