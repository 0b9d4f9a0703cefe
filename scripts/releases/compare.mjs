import { loadFlowCatalogue, loadFlowTools } from '../flows/flow-tools.mjs'
import { compileConfigs } from '../site/release.mjs'
import { followSessions, unjudgedIn } from './open-sessions.mjs'

/**
 * @typedef {import('../../releases/manifest.ts').Manifest} Manifest
 * @typedef {import('../site/release.mjs').Configs} Configs
 */

/**
 * Returns what changes for customers from one release to the next, and what becomes of their open sessions.
 *
 * @param {Manifest | undefined} former
 * @param {Configs} after
 * @param {boolean} isFollowed whether sessions may be open that have to go on
 * @throws {Complaint} if the next release would lose a payment that is under way
 */
export async function compareReleases(former, after, isFollowed) {
  if (former === undefined) return { changed: 'The first release.', sessions: undefined }
  const written = await compileConfigs(sourcesOf(former))
  const before = withVariants(written, former.variants)
  const unjudged = unjudgedIn(written, former.variants)
  const sessions = isFollowed ? await followSessions(before.compiled, after.compiled, unjudged) : undefined
  return { changed: await changeWords(before, after), sessions }
}

/**
 * Returns a sentence about what changes for customers from one release to the next.
 *
 * @param {Configs} before
 * @param {Configs} after
 */
export async function changeWords(before, after) {
  const { describeDifferences } = await loadFlowTools()
  const { all, summary } = describeDifferences(shownSources(before), shownSources(after), await loadFlowCatalogue())
  return all.length === 0 ? 'No flow changed for customers.' : summary
}

/**
 * Returns the sources without those of stopped variants.
 *
 * @param {Configs} configs
 */
function shownSources({ sources, compiled: { variants } }) {
  const isShown = (/** @type {string} */ name) => variants.some(({ file }) => file === name)
  return sources.filter(({ file }) => !file.endsWith('.variant.json') || isShown(file))
}

/**
 * Returns the configs that a release was made of.
 *
 * @param {Manifest} manifest
 * @returns {Promise<Configs>}
 */
export async function configsOf(manifest) {
  return withVariants(await compileConfigs(sourcesOf(manifest)), manifest.variants)
}

/** @param {Manifest} manifest */
function sourcesOf({ configs }) {
  return Object.entries(configs).map(([file, text]) => ({ file, text }))
}

/**
 * @param {Configs} all
 * @param {readonly string[]} running the ids of variants
 */
function withVariants(all, running) {
  const ids = all.compiled.variants.map(({ variant }) => variant)
  return withoutVariants(
    all,
    ids.filter(id => !running.includes(id)),
  )
}

/**
 * @param {Configs} configs
 * @param {readonly string[]} ended the ids of variants
 * @returns {Configs}
 */
export function withoutVariants({ sources, compiled: { flows, variants } }, ended) {
  return { sources, compiled: { flows, variants: variants.filter(({ variant }) => !ended.includes(variant)) } }
}
