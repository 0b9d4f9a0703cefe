import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run.mjs'
import { keep } from './commands.mjs'
import { builtSources, withStore } from './open.mjs'
import { publish } from './publish.mjs'
import { NotNow } from './words.mjs'

/** @typedef {import('./open.mjs').Opened} Opened */

/** How many releases stay in the local folder, which gets one with each change of the sources. */
const KEPT = '10'
/** How often a start tries to publish while others do. */
const ATTEMPTS = 3
/** The addresses of the sandbox's own operator begin so. */
const SANDBOX = '/operator/'

/**
 * Returns the store whose releases the server serves. Publishes the flow configs of this folder first if the store is
 * the local folder and customers would get a release of other sources, or if the store is an empty folder: whoever
 * publishes into another store decides when.
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
 * Publishes if the current release was made of other sources. If that is impossible now, it warns, and the current
 * release is served. A failed removal of old releases is only a warning.
 *
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
    // An interrupted removal blocks publishing. Removing again ends it, if it is old enough.
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
 * Whether customers would get a release of other sources than these, and no person wanted that.
 *
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
  // A person went back from a release of these sources, or ended a variant of it: that stays until the sources change.
  for (const id of new Set(moves.map(move => move.release))) if (await isMadeOfThese(id)) return false
  return true
}

/** @returns {unknown} the operator's addresses in the config that is served; undefined if it names none */
function servedBases() {
  try {
    return JSON.parse(readFileSync(join(root, 'dist/config.json'), 'utf8')).bases
  } catch {
    // The server starts without a config, and names the fault of a damaged one.
    return undefined
  }
}

/**
 * Whether the app uses only the sandbox's operator: it starts afresh with the server, so no payment is under way.
 *
 * @param {unknown} bases the operator's addresses in the served config
 */
export function isSandbox(bases) {
  return Object.values(Object(bases ?? {})).every(base => String(base).startsWith(SANDBOX))
}
