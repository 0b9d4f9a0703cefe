import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { Complaint } from '../complaint.mjs'
import { checkFlows } from '../flows/check-flows.mjs'
import { root } from '../run.mjs'
import { readAppFiles } from '../site/app-files.mjs'
import { makeReleaseFiles } from '../site/release-files.mjs'
import { withSiteWords } from '../site/site-words.mjs'
import { compareReleases, withoutVariants } from './compare.mjs'
import { leftOut } from './left-out.mjs'
import { author, builtSources } from './open.mjs'
import { NotNow, overtaken, previewed, removing, unchanged } from './words.mjs'

/**
 * @typedef {import('../../releases/manifest.ts').Manifest} Manifest
 * @typedef {import('../site/release.mjs').Configs} Configs
 * @typedef {import('./open.mjs').Opened} Opened
 */

/**
 * Checks the flow configs of this folder and publishes them.
 * @param {Opened} opened
 * @param {{ message?: string | undefined, preview?: boolean, isFresh?: boolean }} [options] `isFresh`: no session is open
 * @returns {Promise<string>} the report
 */
export async function publish({ tools, store }, { message, preview = false, isFresh = false } = {}) {
  const hashes = builtSources()
  const from = await tools.readPointer(store)
  const { isSound, report, configs } = await checkFlows()
  if (!isSound) throw new Complaint(`${report()}\nNothing was published: mend the errors first.`)
  const checkedAt = performance.now()
  const action = preview ? 'preview' : 'publish'
  const published = await publishConfigs(
    { tools, store },
    {
      from,
      hashes,
      configs: withSiteWords(configs),
      action,
      message,
      losing: preview || isFresh ? undefined : 'refuse',
    },
  )
  const gone = leftOut(from.pointer.stopped, configs.sources)
  if ('same' in published) {
    const lost =
      message === undefined ? [] : ['The message was not stored, because a message belongs to a new release.']
    return [unchanged(published.same), ...lost, ...gone].join('\n')
  }
  const { manifest, patches, madeAt, pages, sessions } = published
  const done = preview
    ? previewed(
        manifest.id,
        patches,
        process.env.RELEASES_BUCKET ? undefined : `http://localhost:${process.env.PORT ?? 4173}`,
      )
    : `Release ${manifest.id} is current.`
  const seconds = (/** @type {number} */ ms) => `${(ms / 1000).toFixed(1)} s`
  const times = `${seconds(checkedAt)} to check, ${seconds(madeAt - checkedAt)} to make ${pages} pages, ${seconds(performance.now() - madeAt)} to upload`
  const took = `It took ${seconds(performance.now())}: ${times}.`
  return [`${done} ${manifest.changed} ${took}`, ...(sessions ? [sessions] : []), ...gone].join('\n')
}

/**
 * Makes a release from checked configs, without the stopped variants, and publishes it.
 * @param {Opened} opened
 * @param {object} publication
 * @param {import('../../releases/pointer.ts').ReadPointer} publication.from
 * @param {{ code: string, sources: string }} publication.hashes
 * @param {Configs} publication.configs
 * @param {'publish' | 'preview' | 'rollback' | 'stop'} publication.action
 * @param {string | undefined} [publication.message]
 * @param {import('../../releases/pointer.ts').Stopped} [publication.stopped] the variant that ends now
 * @param {import('./open-sessions.mjs').Losing | undefined} [publication.losing] undefined if no open session has to continue
 * @returns {Promise<{ manifest: Manifest, patches: string[], madeAt: number, pages: number, sessions?: string | undefined } | { same: Manifest }>}
 * `sessions` says what becomes of open ones; `same` is the current release if nothing would differ from it
 * @throws {Complaint} if nothing was published
 */
export async function publishConfigs({ tools, store }, { from, hashes, configs, action, message, stopped, losing }) {
  const { pointer } = from
  if (pointer.sweeping !== undefined) throw new NotNow(removing(pointer.sweeping))
  const former = pointer.release === undefined ? undefined : await tools.readManifest(store, pointer.release)
  const ended = [...pointer.stopped, ...(stopped ? [stopped] : [])].map(({ variant }) => variant)
  const after = withoutVariants(configs, ended)
  // Other threads compress the pages while this thread compares the releases.
  const [{ files, ...made }, { changed, sessions }] = await Promise.all([
    makeReleaseFiles(readAppFiles(join(root, 'dist')), after),
    compareReleases(former, after, losing),
  ])
  const madeAt = performance.now()
  if (former !== undefined && action !== 'stop' && tools.hasSameFiles(files, former)) return { same: former }
  const variants = [...new Set(after.compiled.variants.map(({ variant }) => variant))]
  const about = {
    ...made,
    ...hashes,
    ...{ at: new Date().toISOString(), by: author() },
    ...(message !== undefined && { message }),
    changed,
    variants,
    configs: Object.fromEntries(configs.sources.map(({ file, text }) => [file, text])),
  }
  const publication = { from, action, move: randomUUID(), files, about, former, ...(stopped && { stopped }) }
  const published = await tools.publishRelease(store, publication)
  if (published.kind === 'sweeping') throw new NotNow(removing(published))
  if (published.kind === 'overtaken') throw new NotNow(overtaken(published.moves))
  const pages = [...files.keys()].filter(file => file.endsWith('.html')).length
  const patches = after.compiled.variants.map(({ id }) => id)
  return { manifest: published.manifest, patches, madeAt, pages, sessions }
}
