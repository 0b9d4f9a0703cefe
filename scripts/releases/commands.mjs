import { randomUUID } from 'node:crypto'
import { Complaint } from '../complaint.mjs'
import { flowFiles, readSources } from '../flows/flow-files.mjs'
import { compareReleases, configsOf } from './compare.mjs'
import { leftOut } from './left-out.mjs'
import { author, builtSources } from './open.mjs'
import { PaymentsLost } from './open-sessions.mjs'
import { publishConfigs } from './publish.mjs'
import { momentOf, NotNow, overtaken, removing, unchanged } from './words.mjs'

/** @typedef {import('./open.mjs').Opened} Opened */
/** @typedef {import('../../releases/manifest.ts').Manifest} Manifest */

/**
 * Makes an earlier release current. If one of its variants was stopped later, publishes the release again without that
 * variant.
 * @param {Opened} opened
 * @param {string} id
 * @param {{ strand?: boolean }} [options] `strand`: do it even if open payments are lost
 */
export async function rollback({ tools, store }, id, { strand = false } = {}) {
  const from = await tools.readPointer(store)
  const { pointer } = from
  if (id === pointer.release) throw new Complaint(`Release ${id} is the current one already.`)
  const manifest = tools.storedReleases(pointer).includes(id) ? await tools.readManifest(store, id) : undefined
  if (manifest === undefined) throw new Complaint(`There is no release ${id}: npm run flows -- releases lists them.`)
  if (!pointer.log.some(({ release, action }) => release === id && action !== 'preview'))
    throw new Complaint(
      `Release ${id} is a preview that was never current, so nothing can go back to it: publish its configs, which also judges open sessions.`,
    )
  const ended = pointer.stopped.filter(({ variant }) => manifest.variants.includes(variant))
  const gone = leftOut(pointer.stopped, readSources(flowFiles()))
  const losing = strand ? 'allow' : 'ask'
  if (ended.length > 0) {
    const hashes = buildOf(manifest)
    const configs = await configsOf(manifest)
    const published = await publishConfigs({ tools, store }, { from, hashes, configs, action: 'rollback', losing })
    if ('same' in published) return [unchanged(published.same), ...gone].join('\n')
    const names = ended.map(({ variant }) => variant).join(', ')
    const done = `Release ${published.manifest.id} is current: it is ${id} without ${names}, which was stopped since. ${published.manifest.changed}`
    return [`${done} It took ${took()}.`, ...(published.sessions ? [published.sessions] : []), ...gone].join('\n')
  }
  const at = new Date().toISOString()
  const { changed, sessions } = await changesBack({ tools, store }, pointer.release ?? id, manifest, losing)
  const move = {
    id: randomUUID(),
    release: id,
    at,
    by: author(),
    action: /** @type {const} */ ('rollback'),
    ...(changed !== undefined && { changed }),
  }
  const between = await tools.moveBack(store, from, move)
  if (between !== undefined) throw new NotNow(overtaken(between))
  const words = changed === undefined ? '' : ` ${changed}`
  return [`Release ${id} is current.${words} It took ${took()}.`, ...(sessions ? [sessions] : []), ...gone].join('\n')
}

/**
 * Returns what a rollback changes for customers, and what happens to their open sessions.
 * @param {Opened} opened
 * @param {string} from the id of the current release
 * @param {Manifest} to
 * @param {import('./open-sessions.mjs').Losing} losing
 * @returns {Promise<{ changed?: string, sessions?: string | undefined }>}
 * @throws {PaymentsLost} if an open payment would be lost
 */
async function changesBack({ tools, store }, from, to, losing) {
  try {
    const current = await tools.readManifest(store, from)
    if (current !== undefined) return await compareReleases(current, await configsOf(to), losing)
  } catch (error) {
    if (error instanceof PaymentsLost) throw error
  }
  // An error does not stop the rollback, which must also work if this folder's code cannot read or compare the
  // releases.
  return {
    sessions:
      'Open sessions could not be judged, because this code cannot compare the releases. See to it that no payment is under way.',
  }
}

/**
 * Ends a variant in the current release and in all later releases.
 * @param {Opened} opened
 * @param {string} variant
 * @param {{ strand?: boolean }} [options] `strand`: do it even if open payments are lost
 */
export async function stop({ tools, store }, variant, { strand = false } = {}) {
  const from = await tools.readPointer(store)
  const { release, stopped } = from.pointer
  const [flow, name, arm] = variant.split('~')
  if (arm !== undefined) throw new Complaint(`An arm cannot be stopped singly: stop ${flow}~${name} ends all its arms.`)
  const former = stopped.find(one => one.variant === variant)
  if (former !== undefined)
    throw new Complaint(`The variant ${variant} was stopped already, on ${momentOf(former.at)} by ${former.by}.`)
  const manifest = release === undefined ? undefined : await tools.readManifest(store, release)
  if (manifest === undefined) throw new Complaint(`${store.place} has no release, so no variant runs.`)
  if (!manifest.variants.includes(variant)) {
    const running = manifest.variants.join(', ') || 'none'
    throw new Complaint(`Release ${manifest.id} has no variant ${variant}. Its variants: ${running}.`)
  }
  const ending = { variant, at: new Date().toISOString(), by: author() }
  const hashes = buildOf(manifest)
  const configs = await configsOf(manifest)
  const losing = strand ? 'allow' : 'ask'
  const published = await publishConfigs(
    { tools, store },
    { from, hashes, configs, action: 'stop', stopped: ending, losing },
  )
  if ('same' in published) return unchanged(published.same)
  const done = `Release ${published.manifest.id} is current, without the variant ${variant}. To run it again, give it a new id. It took ${took()}.`
  return [done, ...(published.sessions ? [published.sessions] : [])].join('\n')
}

/**
 * Removes all releases except the latest.
 * @param {Opened} opened
 * @param {string} text how many to keep
 */
export async function keep({ tools, store }, text) {
  const most = Number(text)
  if (!Number.isInteger(most) || most < 1) throw new Complaint('Say how many releases to keep, as in keep 20.')
  const sweeping = { id: randomUUID(), at: new Date().toISOString(), by: author() }
  const kept = await tools.keepReleases(store, { most, sweeping, end: randomUUID(), now: Date.now })
  if (kept.kind === 'sweeping') throw new NotNow(removing(kept))
  if (kept.kind === 'overtaken')
    throw new NotNow('Nothing was removed, because somebody else changed the releases meanwhile: run it again.')
  if (kept.kind === 'damaged')
    throw new Complaint(
      `${store.place} lacks the release ${kept.release}, so nothing was removed: publish again first.`,
    )
  const removed = kept.removed.length === 0 ? 'No release was removed' : `Removed ${kept.removed.join(', ')}`
  const rest = kept.isDone ? '' : ' The rest stays: run it again.'
  return `${removed}: ${kept.files} files.${rest}`
}

/**
 * Returns the hashes of a release's code and sources. Throws if this folder's build has other code, because it cannot
 * make the release's pages.
 *
 * @param {import('../../releases/manifest.ts').Manifest} manifest
 */
function buildOf({ id, code, sources }) {
  if (builtSources().code === code) return { code, sources }
  throw new Complaint(
    `Release ${id} was made by other code than this folder's: check out that code and run npm run build first.`,
  )
}

function took() {
  return `${(performance.now() / 1000).toFixed(1)} s`
}
