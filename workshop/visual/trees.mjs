import { copyFileSync, existsSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Complaint } from '../../scripts/complaint.mjs'
import { root, run } from '../../scripts/run.mjs'

/**
 * @typedef {object} Version a state of the repository
 * @property {string} name for people: a ref, or “the working tree”
 * @property {string} tree git's hash of all its files
 */

const DEFAULT_REF = 'origin/main'

/**
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
async function git(args, env = {}) {
  const { code, output } = await run('git', args, { env })
  return { isGood: code === 0, text: output.trim() }
}

/**
 * Returns the version with the name `ref`. Without a ref, returns `origin/main`. If there is no `origin/main`, returns
 * the last commit.
 *
 * @param {string | undefined} ref
 * @returns {Promise<Version>}
 */
export async function versionOf(ref) {
  for (const name of ref === undefined ? [DEFAULT_REF, 'HEAD'] : [ref]) {
    const { isGood, text } = await git(['rev-parse', '--verify', '--quiet', `${name}^{tree}`])
    if (isGood) return { name, tree: text }
  }
  throw new Complaint(`Git knows no version "${ref ?? 'HEAD'}". Name a branch, a tag or a commit.`)
}

/**
 * Returns the working tree in the form in which git would store it now, including new files. The index stays unchanged.
 *
 * @returns {Promise<Version>}
 */
export async function workingVersion() {
  const index = resolve(root, (await git(['rev-parse', '--git-path', 'index'])).text)
  const copy = join(root, '.cache/visual/index')
  const env = { GIT_INDEX_FILE: copy }
  try {
    if (existsSync(index)) copyFileSync(index, copy)
    const added = await git(['add', '--all'], env)
    const written = await git(['write-tree'], env)
    if (!added.isGood || !written.isGood) throw new Complaint(`${added.text}\n${written.text}`.trim())
    return { name: 'the working tree', tree: written.text }
  } finally {
    rmSync(copy, { force: true })
  }
}
