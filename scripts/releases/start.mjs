import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run.mjs'
import { keep } from './commands.mjs'
import { builtSources, withStore } from './open.mjs'
import { publish } from './publish.mjs'
import { NotNow } from './words.mjs'

/** @typedef {import('./open.mjs').Opened} Opened */

/** How many releases stay in the local folder. Each change of the sources adds one. */
const KEPT = '10'
/** If other processes publish at the same time, a start tries again. It makes at most this many attempts. */
const ATTEMPTS = 3
/** The start of each address of the sandbox operator. */
const SANDBOX = '/operator/'

/**
 * Returns the store whose releases the server serves. If the store is an empty folder, first publishes the
 * project's flow configs. Also publishes first if the store is the project's own folder and its current release was
 * made from other flow configs. In other stores, people decide when to publish.
 */
export function openReleases() {
  return withStore(async opened => {
    const { tools, store } = opened
    const isOwn = tools.isOwnFolder(process.env)
    const isEmptyFolder = async () => !process.env.RELEASES_BUCKET && (await tools.isEmpty(store))
    if (isOwn || (await isEmptyFolder()))
      await publishSources(opened, {
        sources: builtSources().sources,
        publish: () => publish(opened, { isFresh: isSandbox(servedBases()) }),
        keep: () => keep(opened, KEPT),
        print: console.log,
        warn: console.warn,
      })
    return store
  })
}

/**
 * Publishes if the current release was made from other sources. If publishing is impossible at the moment, it warns and
 * the current release stays. If removing old releases fails, it only warns.
 * @param {Opened} opened
 * @param {object} work
 * @param {string} work.sources the hash of the sources of this folder
 * @param {() => Promise<string>} work.publish
 * @param {() => Promise<string>} work.keep
 * @param {(line: string) => void} work.print
 * @param {(line: string) => void} work.warn
 * @throws {import('../complaint.mjs').Complaint} if the flow configs cannot be published at all
 */
export async function publishSources(opened, { sources, publish, keep, print, warn }) {
  const { tools, store } = opened
  const sweep = () => keep().catch(error => warn(`Old releases were not removed. ${error.message}`))
  const isSweeping = async () => (await tools.readPointer(store)).pointer.sweeping !== undefined
  let reason = ''
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    if (!(await isBehind(opened, sources))) return
    // An interrupted removal blocks publishing. If that removal is old enough, another removal completes it.
    if (await isSweeping()) await sweep()
    try {
      print(await publish())
      await sweep()
      return
    } catch (error) {
      if (!(error instanceof NotNow)) throw error
      reason = error.message
    }
    if (await isSweeping()) break
  }
  warn(`The server serves a release of other sources than this folder's, because none could be published. ${reason}`)
}

/**
 * Returns whether the current release comes from other sources, unless a person chose that release on purpose.
 * @param {Opened} opened
 * @param {string} sources
 */
async function isBehind({ tools, store }, sources) {
  const { release, log } = (await tools.readPointer(store)).pointer
  if (release === undefined) return true
  const isMadeOfThese = async (/** @type {string} */ id) => (await tools.readManifest(store, id))?.sources === sources
  if (await isMadeOfThese(release)) return false
  const moves = log.filter(({ action }) => action !== 'preview')
  const last = moves.at(-1)?.action
  if (last !== 'rollback' && last !== 'stop') return true
  // A person may have rolled back a release of these sources, or ended one of its variants. So these sources are not
  // published again until they change.
  for (const id of new Set(moves.map(move => move.release))) if (await isMadeOfThese(id)) return false
  return true
}

/** @returns {unknown} the operator's addresses in the config that is served; undefined if it names none */
function servedBases() {
  try {
    return JSON.parse(readFileSync(join(root, 'dist/config.json'), 'utf8')).bases
  } catch {
    // The server also starts without a config. If the config is damaged, the server itself reports the error.
    return undefined
  }
}

/**
 * Returns whether the app uses only the sandbox operator. The sandbox starts without data together with the server, so
 * no payment can be open.
 * @param {unknown} bases the operator's addresses in the served config
 */
export function isSandbox(bases) {
  return Object.values(Object(bases ?? {})).every(base => String(base).startsWith(SANDBOX))
}
